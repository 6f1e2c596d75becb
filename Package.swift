// swift-tools-version: 6.2
import PackageDescription

/// The compiler holds the borders between the modules: an import is internal unless it says
/// otherwise, a member is visible only through the module that declares it, and a warning is an
/// error.
let houseRules: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "typo-preview",
  products: [
    .executable(name: "typo-preview", targets: ["PreviewTUI"]),
    // What text looks like in SwiftUI's vocabulary, and how it becomes pixels and cells.
    .library(name: "Typography", targets: ["Typography"]),
    .library(name: "Raster", targets: ["Raster"]),
  ],
  targets: [
    // What text should look like: pure Swift, no C library, no input or output.
    .target(name: "Typography", swiftSettings: houseRules),

    // How text becomes pixels and cells.
    .target(
      name: "Raster",
      dependencies: [
        "Typography", "CCairo", "CDeflate", "CFreeType", "CFriBidi", "CHarfBuzz", "CICU",
        "CFontconfig", "CPNG", "CSixel", "CWebP",
      ],
      swiftSettings: houseRules),

    // Files, threads, processes, clocks: what the operating system is asked for.
    .target(name: "Platform", dependencies: ["Typography", "CMemory"], swiftSettings: houseRules),

    // Documents as people write them: JSON with the place of everything, and texts compared.
    .target(
      name: "Documents", dependencies: ["Typography", "Platform", "CYAJL"],
      swiftSettings: houseRules),

    // Designs found, loaded with their fonts, watched, and changed in their files.
    .target(
      name: "Designs", dependencies: ["Typography", "Raster", "Platform", "Documents"],
      swiftSettings: houseRules),

    // Frames planned, drawn, recorded, compared, accepted and reported.
    .target(
      name: "Frames", dependencies: ["Typography", "Raster", "Platform", "Documents", "Designs"],
      swiftSettings: houseRules),

    // The terminal: what it can do, what it sends, what it shows. ncurses lives here only.
    .target(
      name: "TerminalScreen", dependencies: ["Typography", "Raster", "Platform", "CNcurses"],
      swiftSettings: houseRules),

    // The program: arguments, verbs, the front.
    .executableTarget(
      name: "PreviewTUI",
      dependencies: [
        "Typography", "Raster", "Platform", "Documents", "Designs", "Frames", "TerminalScreen",
      ],
      swiftSettings: houseRules),

    // One system-library target for each C library: a module map and a shim header, no logic.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    // No pkgConfig, which would link it: Raster opens it when it is first needed. So with the others.
    .systemLibrary(
      name: "CCairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CWebP",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CSixel",
      providers: [.apt(["libsixel-dev"]), .brew(["libsixel"])]),
    .systemLibrary(
      name: "CYAJL", pkgConfig: "yajl",
      providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]),
    // A setting of the C library itself.
    .systemLibrary(name: "CMemory"),
    // No pkgConfig: its -D flags are refused with a warning on every build; the module map links.
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),

    // The environment of the tests, set before anything reads it; C, since Swift has no such moment.
    .target(
      name: "TestEnvironment", path: "Tests/Environment",
      exclude: ["variables", "fonts.conf", "make-fonts-conf"]),
    // What the tests share: a shaper that needs no font, goldens, the repository's own paths.
    // It uses Foundation, whose copy of ICU the compiler cannot tell from CICU: no target that sees
    // both, so nothing here knows Raster, and RasterSupport and the test targets leave Foundation out.
    .target(
      name: "Support", dependencies: ["Typography", "TestEnvironment"], path: "Tests/Support",
      swiftSettings: houseRules),
    .target(
      name: "RasterSupport", dependencies: ["Typography", "Raster"], path: "Tests/RasterSupport",
      swiftSettings: houseRules),
    // Damaged fonts and random strings; scripts/fuzz builds and runs it.
    .executableTarget(
      name: "Fuzzing", dependencies: ["Typography", "Raster"], path: "Tests/Fuzzing",
      swiftSettings: houseRules),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "Support"],
      exclude: ["Goldens"], swiftSettings: houseRules),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "Typography", "Support", "RasterSupport"],
      exclude: ["Goldens"], swiftSettings: houseRules),
    // The plan of the house: which target and folder may use which.
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Support"], swiftSettings: houseRules),
    .testTarget(
      name: "PlatformTests", dependencies: ["Platform", "Typography", "Support"],
      swiftSettings: houseRules),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents", "Platform", "Typography", "Support"],
      swiftSettings: houseRules),
    .testTarget(
      name: "DesignsTests",
      dependencies: ["Designs", "Documents", "Platform", "Raster", "Typography", "Support"],
      swiftSettings: houseRules),
    .testTarget(
      name: "FramesTests",
      dependencies: [
        "Frames", "Designs", "Documents", "Platform", "Raster", "Typography", "Support",
        "RasterSupport",
      ],
      swiftSettings: houseRules),
    .testTarget(
      name: "TerminalScreenTests",
      dependencies: ["TerminalScreen", "Platform", "Raster", "Typography", "Support"],
      swiftSettings: houseRules),
    .testTarget(
      name: "PreviewTUITests",
      dependencies: [
        "PreviewTUI", "TerminalScreen", "Frames", "Designs", "Documents", "Platform", "Raster",
        "Typography", "Support", "RasterSupport",
      ],
      exclude: ["Goldens", "Scripts"], swiftSettings: houseRules),
  ],
  swiftLanguageModes: [.v6]
)
