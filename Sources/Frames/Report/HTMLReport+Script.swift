extension HTMLReport {
  /// The ways to look at pictures, and the keys.
  static let controls = """
    <nav aria-label="View">
    <button type="button" data-mode="side" aria-pressed="true"><kbd>1</kbd> Side by side</button>
    <button type="button" data-mode="overlay" aria-pressed="false"><kbd>2</kbd> Overlay</button>
    <button type="button" data-mode="difference" aria-pressed="false"><kbd>3</kbd> Difference</button>
    <button type="button" data-mode="blink" aria-pressed="false"><kbd>4</kbd> Blink</button>
    <label class="overlay">Reference <input type="range" id="edge" min="0" max="100" value="50"> \
    New</label>
    <label class="blink"><input type="checkbox" id="clock" checked> by itself</label>
    <label>Zoom <select id="zoom"><option value="1">100 %<option value="2">200 %\
    <option value="3">300 %<option value="4">400 %</select></label>
    <details><summary>Keys</summary><dl>
    <dt>1 2 3 4</dt><dd>side by side, overlay, difference, blink</dd>
    <dt>j k</dt><dd>next frame, frame before</dd>
    <dt>← →</dt><dd>move the edge of the overlay; the mouse does too</dd>
    <dt>space</dt><dd>in blink: the other picture; a click on it does too</dd>
    <dt>z</dt><dd>closer, and back</dd>
    <dt>?</dt><dd>this list</dd>
    </dl></details>
    </nav>
    """

  /// The script: the mode is an attribute of the body, the rest is up to the style sheet.
  static let script = """
    "use strict";
    const body = document.body;
    const nav = document.querySelector("nav");
    const edge = document.getElementById("edge");
    const clock = document.getElementById("clock");
    const zoom = document.getElementById("zoom");
    const frames = Array.from(document.querySelectorAll("article"));
    function setMode(mode) {
      body.dataset.mode = mode;
      for (const button of nav.querySelectorAll("button")) {
        button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
      }
    }
    function swap() { body.dataset.shown = body.dataset.shown === "new" ? "reference" : "new"; }
    // The frame in sight, else the first below it.
    function place() {
      const top = nav.offsetHeight + 16;
      const index = frames.findIndex((frame) => frame.getBoundingClientRect().bottom > top);
      return index < 0 ? frames.length - 1 : index;
    }
    function go(step) {
      if (frames.length === 0) return;
      const focused = frames.indexOf(document.activeElement.closest("article"));
      const isFirst = focused < 0 && frames[place()].getBoundingClientRect().top > nav.offsetHeight;
      const next = focused >= 0 ? focused + step : place() + (isFirst ? Math.min(step, 0) : step);
      const frame = frames[Math.min(Math.max(next, 0), frames.length - 1)];
      frame.focus({ preventScroll: true });
      frame.scrollIntoView();
    }
    function setSplit(value) {
      edge.value = value;
      body.style.setProperty("--split", edge.value + "%");
    }
    function setZoom(value) {
      zoom.value = value;
      body.style.setProperty("--zoom", value);
      body.toggleAttribute("data-zoomed", value > 1);
    }
    nav.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) setMode(button.dataset.mode);
    });
    edge.addEventListener("input", () => setSplit(edge.value));
    zoom.addEventListener("change", () => setZoom(zoom.value));
    // The edge follows a mouse, and a finger that is down.
    document.addEventListener("pointermove", (event) => {
      const pictures = event.target.closest?.(".pictures");
      if (body.dataset.mode !== "overlay" || !pictures) return;
      const box = pictures.querySelector(".new img").getBoundingClientRect();
      setSplit(Math.round((event.clientX - box.left) / box.width * 100));
    });
    document.addEventListener("click", (event) => {
      if (body.dataset.mode === "blink" && event.target.closest(".pictures")) step();
    });
    // Who takes a step by hand does not want to be overtaken.
    function step() {
      clock.checked = false;
      swap();
    }
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const modes = { 1: "side", 2: "overlay", 3: "difference", 4: "blink" };
      const isInField = event.target.closest("input, select, summary");
      if (modes[event.key]) setMode(modes[event.key]);
      else if (event.key === "j") go(1);
      else if (event.key === "k") go(-1);
      else if (event.key === "z") setZoom(zoom.value > 1 ? 1 : 2);
      else if (event.key === "?") document.querySelector("details").toggleAttribute("open");
      else if (isInField) return;
      else if (event.key === " " && body.dataset.mode === "blink"
        && !event.target.closest("button:not([data-mode=blink])")) {
        step();
        event.preventDefault();
      }
      else if ((event.key === "ArrowLeft" || event.key === "ArrowRight")
        && body.dataset.mode === "overlay") {
        setSplit(Number(edge.value) + (event.key === "ArrowLeft" ? -2 : 2));
        event.preventDefault();
      }
    });
    // Nothing moves by itself for those who asked for that.
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    clock.checked = !still.matches;
    still.addEventListener("change", () => { clock.checked = !still.matches; });
    setInterval(() => { if (body.dataset.mode === "blink" && clock.checked) swap(); }, 700);
    setZoom(zoom.value);
    setSplit(edge.value);
    // Frames come to stand below the bar, however many rows it has.
    new ResizeObserver(() => {
      document.documentElement.style.scrollPaddingTop = nav.offsetHeight - 1 + "px";
    }).observe(nav);
    """
}
