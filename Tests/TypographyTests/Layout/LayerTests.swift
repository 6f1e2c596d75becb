import Support
import Testing

@testable import Typography

/// Views on top of each other.
struct LayerTests {
  let plain = Font.custom("Plain", fixedSize: 10)
  let page = TestPage()

  @Test func aStackIsAsLargeAsItsLargest() {
    let page = page {
      ZStack {
        Color.red.frame(width: 50, height: 8)
        Text("aa").font(plain)
      }
    }
    #expect(page.size.height == 12)
    #expect(page.rectangles == [Rect(x: 75, y: 2, width: 50, height: 8)])
    #expect(page.texts[0].lines[0].x == 94)
  }

  @Test func whatCoversTheStackIsTheGroundOfItsText() {
    let covered = page {
      ZStack {
        Color.black
        Text("aa").font(plain)
      }
      .frame(width: 50, height: 20)
    }
    #expect(covered.texts[0].background == .black)
    let beside = page {
      ZStack {
        Color.black.frame(width: 5, height: 5)
        Text("aa").font(plain)
      }
    }
    #expect(beside.texts[0].background == .white)
  }

  @Test func anOverlayTakesNoRoomAndLiesOnTop() {
    let page = page {
      Text("aa").font(plain).overlay { Color.red.frame(width: 50, height: 50) }
    }
    #expect(page.size.height == 12)
    guard case .rectangle = page.items.last else {
      Issue.record("the overlay is not painted last")
      return
    }
  }

  @Test func aBackgroundLiesBehindAndIsOfferedTheSize() {
    let page = page { Text("aa").font(plain).background { Color.black } }
    #expect(page.rectangles == [Rect(x: 94, y: 0, width: 12, height: 12)])
    #expect(page.texts[0].background == .black)
    #expect(page.texts[0].foreground == .black)
  }

  @Test func aFixedSizeIgnoresTheOffer() {
    let narrow = TestPage(width: 20)
    let text = Text("aaaa bbbb").font(plain)
    #expect(narrow({ text.fixedSize() }).lines == ["aaaa bbbb"])
    #expect(narrow({ text.fixedSize(horizontal: false, vertical: true) }).lines.count > 1)
    let high = page { text.frame(width: 20).fixedSize(horizontal: false, vertical: true) }
    #expect(high.texts[0].lines.count > 1)
  }
}
