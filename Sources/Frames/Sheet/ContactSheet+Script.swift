import Typography

extension ContactSheet {
  /// The page's behaviour: it arranges what is there and changes nothing of it. Without it, all frames
  /// stand one behind the other.
  static let script = "'use strict';\n" + arranging + looking + keys

  /// The names of the axes as strings of the script.
  private static let axisNames = axes.map { "'\($0.name)'" }.joined(separator: ", ")

  /// Which frames show, in which groups and how large.
  private static let arranging = """
    const root = document.documentElement;
    const controls = document.getElementById('controls');
    const fields = controls.elements;
    const main = document.querySelector('main');
    const none = document.getElementById('none');
    const figures = [...main.querySelectorAll('figure')];
    const bands = new Map(figures.map((f) => [f, JSON.parse(f.dataset.bands)]));
    const shown = () => [...main.querySelectorAll('figure:not([hidden])')];

    function isKept(figure) {
      return [\(axisNames)].every(
        (name) => !fields[name].value || figure.dataset[name] === fields[name].value);
    }

    // One style: only its lines of each frame show.
    function crop(figure) {
      const own = bands.get(figure).filter((band) => band.style === fields.style.value);
      const whole = !fields.style.value;
      figure.hidden = !isKept(figure) || (!whole && own.length === 0);
      if (whole || own.length === 0) {
        figure.style.removeProperty('--top');
        figure.style.removeProperty('--band');
        return;
      }
      const height = Number(figure.style.getPropertyValue('--h'));
      const top = Math.max(0, Math.min(...own.map((band) => band.top)) - 4);
      const end = Math.min(height, Math.max(...own.map((band) => band.top + band.height)) + 4);
      figure.style.setProperty('--top', top);
      figure.style.setProperty('--band', end - top);
    }

    function arrange() {
      const groups = new Map();
      for (const figure of figures) {
        crop(figure);
        const key = fields.group.value ? figure.dataset[fields.group.value] : '';
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(figure);
      }
      const sections = [...groups].map(([key, members]) => {
        const section = document.createElement('section');
        const heading = document.createElement('h2');
        const grid = document.createElement('div');
        heading.textContent = key;
        heading.hidden = !key;
        grid.className = 'grid';
        grid.append(...members);
        section.append(heading, grid);
        section.hidden = members.every((figure) => figure.hidden);
        return section;
      });
      main.replaceChildren(none, ...sections);
      const all = shown();
      none.hidden = all.length > 0;
      fields.count.value = all.length + ' of ' + figures.length + ' frames';
      if (!current || current.hidden) select(all[0]);
    }

    function zoom(percent) {
      fields.zoom.value = percent;
      fields.percent.value = fields.zoom.value + ' %';
      root.style.setProperty('--zoom', fields.zoom.value / 100);
      const isWhole = fields.zoom.value > 100 && fields.zoom.value % 100 === 0;
      document.body.classList.toggle('large', isWhole);
    }

    function apply() {
      root.style.colorScheme = fields.page.value;
      zoom(fields.zoom.value);
      arrange();
    }


    """

  /// One frame alone; the arrows change the picture in its place, so that what differs is seen.
  private static let looking = """
    const dialog = document.querySelector('dialog');
    const picture = dialog.querySelector('img');
    const closer = [1, 2, 3, 4];
    let level = 0;
    let alone = null;

    function enlarge(step) {
      level = Math.min(Math.max(level + step, 0), closer.length - 1);
      picture.width = Number(current.style.getPropertyValue('--w')) * closer[level];
      picture.style.imageRendering = level > 0 ? 'pixelated' : 'auto';
    }

    function look(figure) {
      if (!figure) return;
      select(figure);
      alone = figure;
      const all = shown();
      const source = figure.querySelector('img');
      picture.src = source.src;
      picture.alt = source.alt;
      document.getElementById('alone').textContent = source.alt;
      document.getElementById('place').textContent = all.indexOf(figure) + 1 + ' of ' + all.length;
      enlarge(0);
      if (!dialog.open) dialog.showModal();
    }

    dialog.addEventListener('click', (event) => {
      const step = Number(event.target.dataset.step);
      if (event.target === dialog) dialog.close();
      else if (step) look(beside(current, step));
    });
    // The browser itself goes back to the frame that was opened.
    dialog.addEventListener('close', () => alone.querySelector('button').focus());


    """

  /// Frames are one stop of the Tab key; the arrows go from one to the next.
  private static let keys = """
    let current = null;

    function select(figure) {
      if (current) current.querySelector('button').tabIndex = -1;
      current = figure;
      if (figure) figure.querySelector('button').tabIndex = 0;
    }

    const beside = (figure, step) => {
      const all = shown();
      return all[all.indexOf(figure) + step];
    };

    // The frame of the next row that stands nearest.
    function inNextRow(figure, step) {
      const all = shown();
      const from = figure.getBoundingClientRect();
      let row = null;
      let best = null;
      let least = Infinity;
      for (let place = all.indexOf(figure) + step; all[place]; place += step) {
        const box = all[place].getBoundingClientRect();
        if (box.top === from.top) continue;
        row ??= box.top;
        if (box.top !== row) break;
        const distance = Math.abs(box.left - from.left);
        if (distance < least) [best, least] = [all[place], distance];
      }
      return best;
    }

    function target(key, figure) {
      switch (key) {
        case 'ArrowRight': return beside(figure, 1);
        case 'ArrowLeft': return beside(figure, -1);
        case 'ArrowDown': return dialog.open ? null : inNextRow(figure, 1);
        case 'ArrowUp': return dialog.open ? null : inNextRow(figure, -1);
        case 'Home': return shown()[0];
        case 'End': return shown().at(-1);
        default: return null;
      }
    }

    function press(key, isInForm) {
      const step = { '+': 1, '=': 1, '-': -1 }[key];
      if (dialog.open) {
        const next = target(key, current);
        if (next) return look(next) ?? true;
        return step ? enlarge(step) ?? true : false;
      }
      if (isInForm) return false;
      if (step) return zoom(Number(fields.zoom.value) + 10 * step) ?? true;
      if (key === 'f') return fields.group.focus() ?? true;
      const figure = document.activeElement.closest('figure');
      const next = figure && target(key, figure);
      if (next) next.querySelector('button').focus();
      return Boolean(next);
    }

    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (press(event.key, event.target.closest('#controls'))) event.preventDefault();
    });
    main.addEventListener('focusin', (event) => select(event.target.closest('figure')));
    main.addEventListener('click', (event) => {
      if (event.target.closest('button')) look(event.target.closest('figure'));
    });
    controls.addEventListener('submit', (event) => event.preventDefault());
    controls.addEventListener('input', (event) => {
      if (event.target === fields.zoom) zoom(fields.zoom.value);
      else apply();
    });
    controls.addEventListener('reset', () => setTimeout(apply));
    addEventListener('beforeprint', () => {
      for (const image of main.querySelectorAll('img')) image.loading = 'eager';
    });
    // What is focused or linked to does not hide behind the head of the page.
    const header = document.querySelector('header');
    new ResizeObserver(() => {
      const isFixed = getComputedStyle(header).position === 'sticky';
      root.style.scrollPaddingTop = (isFixed ? header.offsetHeight : 0) + 8 + 'px';
    }).observe(header);
    for (const figure of figures) figure.querySelector('button').tabIndex = -1;
    apply();
    const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (linked) linked.scrollIntoView();
    """
}
