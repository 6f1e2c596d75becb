/// Collects what a layout puts on a page.
struct PageBuilder {
  private(set) var items: [Page.Item] = []
  private(set) var texts: [TextRecord] = []
  /// The opaque colour behind what is placed next.
  var ground: RGBA

  init(ground: RGBA) {
    self.ground = ground
  }

  mutating func add(_ item: Page.Item) { items.append(item) }

  mutating func add(_ record: TextRecord) { texts.append(record) }

  /// Paints a rectangle and takes it as the ground of what a closure places.
  mutating func withBackground(
    _ color: RGBA, in bounds: Rect, _ place: (inout PageBuilder) -> Void
  ) {
    let outer = ground
    ground = color.composited(over: ground)
    add(.rectangle(bounds, ground))
    place(&self)
    ground = outer
  }
}
