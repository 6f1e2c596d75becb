import Support
import Testing

@testable import Typography

/// In a right-to-left language everything that says leading stands at the right.
struct RightToLeftTests {
  let plain = Font.custom("Plain", fixedSize: 10)
  let page = TestPage(locale: "ar")

  func starts(_ page: Page) -> [Double] { page.texts.map { $0.lines[0].x } }

  @Test func rowsRunToTheLeft() {
    let page = page {
      HStack(spacing: 10) {
        Text("aa").font(plain)
        Text("bbb").font(plain)
      }
    }
    // 40 points in the middle of 200: the second view at 80, the first behind it.
    #expect(starts(page) == [108, 80])
  }

  @Test func columnsAlignAtTheOtherSide() {
    func starts(_ alignment: HorizontalAlignment) -> [Double] {
      self.starts(
        page {
          VStack(alignment: alignment) {
            Text("aaaa").font(plain)
            Text("b").font(plain)
          }
        })
    }
    #expect(starts(.leading) == [88, 106])
    #expect(starts(.center) == [88, 97])
    #expect(starts(.trailing) == [88, 88])
  }

  @Test func spacersPushTheOtherWay() {
    let page = page {
      HStack(spacing: 0) {
        Spacer()
        Text("aa").font(plain)
      }
    }
    #expect(starts(page) == [0])
  }

  @Test func leadingPaddingIsAtTheRight() {
    let page = page { Text("aa").font(plain).padding(.leading, 20).background(.red) }
    #expect(starts(page) == [84])
    let insets = self.page {
      Text("aa").font(plain).padding(EdgeInsets(leading: 10, trailing: 30)).background(.red)
    }
    #expect(starts(insets) == [104])
  }

  @Test func framesAlignAtTheOtherSide() {
    func start(_ alignment: Alignment) -> Double {
      starts(page { Text("aa").font(plain).frame(maxWidth: .infinity, alignment: alignment) })[0]
    }
    #expect(start(.leading) == 188)
    #expect(start(.center) == 94)
    #expect(start(.trailing) == 0)
  }

  @Test func layersAlignAtTheOtherSide() {
    let stack = page {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 100, height: 20)
        Text("aa").font(plain)
      }
    }
    #expect(starts(stack) == [138])
    let overlay = page {
      Color.red.frame(width: 100, height: 20)
        .overlay(alignment: .bottomTrailing) { Text("aa").font(plain) }
    }
    #expect(starts(overlay) == [50])
    #expect(overlay.texts[0].lines[0].baseline == 17)
  }

  @Test func linesOfATextAlignAtTheOtherSide() {
    func starts(_ alignment: TextAlignment) -> [Double] {
      page { Text("aaaa\nb").font(plain).multilineTextAlignment(alignment) }
        .texts[0].lines.map(\.x)
    }
    #expect(starts(.leading) == [88, 106])
    #expect(starts(.center) == [88, 97])
    #expect(starts(.trailing) == [88, 88])
  }

  @Test func aDirectionCanBeSetForAPart() {
    let page = TestPage()({
      HStack(spacing: 0) {
        Text("a").font(plain)
        Text("b").font(plain)
      }
      .environment(\.layoutDirection, .rightToLeft)
    })
    #expect(starts(page) == [100, 94])
  }
}
