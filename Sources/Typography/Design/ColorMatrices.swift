/// Three components of a colour.
struct Vector3: Hashable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  func mapped(_ change: (Double) -> Double) -> Vector3 {
    Vector3(change(x), change(y), change(z))
  }
}

/// A linear map of three components.
struct Matrix3 {
  var rows: (Vector3, Vector3, Vector3)

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    func dot(_ row: Vector3) -> Double {
      let xy: Double = row.x * vector.x + row.y * vector.y
      return xy + row.z * vector.z
    }
    return Vector3(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }
}

// MARK: - CSS Color 4, "Sample code for color conversions"

extension Matrix3 {
  static let sRGBToXYZ = Matrix3(
    Vector3(506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
    Vector3(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    Vector3(7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))

  static let xyzToSRGB = Matrix3(
    Vector3(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    Vector3(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    Vector3(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))

  static let p3ToXYZ = Matrix3(
    Vector3(608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
    Vector3(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
    Vector3(0, 32229.0 / 714400, 5220557.0 / 5000800))

  static let a98ToXYZ = Matrix3(
    Vector3(573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
    Vector3(591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
    Vector3(53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835))

  static let rec2020ToXYZ = Matrix3(
    Vector3(63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
    Vector3(26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
    Vector3(0, 19567812.0 / 697040785, 295819943.0 / 278816314))

  /// ProPhoto RGB is relative to D50.
  static let proPhotoToXYZD50 = Matrix3(
    Vector3(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    Vector3(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    Vector3(0, 0, 0.82510460251046020))

  /// Bradford's adaptation of the white point.
  static let d50ToD65 = Matrix3(
    Vector3(0.9554734527042182, -0.023098536874261423, 0.0632593086610217),
    Vector3(-0.028369706963208136, 1.0099954580058226, 0.021041398966943008),
    Vector3(0.012314001688319899, -0.020507696433477912, 1.3303659366080753))

  static let okLabToLMS = Matrix3(
    Vector3(1, 0.3963377773761749, 0.2158037573099136),
    Vector3(1, -0.1055613458156586, -0.0638541728258133),
    Vector3(1, -0.0894841775298119, -1.2914855480194092))

  static let lmsToXYZ = Matrix3(
    Vector3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    Vector3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    Vector3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
}
