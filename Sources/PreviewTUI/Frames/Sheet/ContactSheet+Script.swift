extension ContactSheet {
  /// The page's behaviour: it arranges what is there and changes nothing of it. Without it, all frames
  /// stand one behind the other.
  static let script = """
    'use strict';
    const controls = document.getElementById('controls');
    const fields = controls.elements;
    const main = document.querySelector('main');
    const figures = [...main.querySelectorAll('figure')];
    const dialog = document.querySelector('dialog');
    const bands = new Map(figures.map((f) => [f, JSON.parse(f.dataset.bands)]));
    const shown = () => [...main.querySelectorAll('figure:not([hidden])')];

    function isKept(figure) {
      return ['size', 'scheme', 'device'].every(
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
        grid.className = 'grid';
        grid.append(...members);
        section.append(heading, grid);
        section.hidden = members.every((figure) => figure.hidden);
        return section;
      });
      main.replaceChildren(...sections);
      fields.count.value = shown().length + ' of ' + figures.length + ' frames';
    }

    function zoom(percent) {
      fields.zoom.value = percent;
      fields.percent.value = fields.zoom.value + ' %';
      document.documentElement.style.setProperty('--zoom', fields.zoom.value / 100);
      document.body.classList.toggle('large', fields.zoom.value > 100);
    }

    function open(figure) {
      const copy = figure.cloneNode(true);
      copy.removeAttribute('id');
      copy.style.removeProperty('--top');
      copy.style.removeProperty('--band');
      dialog.querySelector('figure')?.remove();
      dialog.append(copy);
      dialog.showModal();
    }

    controls.addEventListener('input', (event) => {
      if (event.target === fields.zoom) return zoom(fields.zoom.value);
      if (event.target === fields.page) {
        document.documentElement.style.colorScheme = fields.page.value;
        return;
      }
      arrange();
    });
    main.addEventListener('dblclick', (event) => {
      const figure = event.target.closest('figure');
      if (figure) open(figure);
    });
    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
      if (event.target.closest('form')) return;
      const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
      const figure = document.activeElement.closest('figure');
      if (figure && event.key in steps) {
        const all = shown();
        const next = all[all.indexOf(figure) + steps[event.key]];
        if (next) next.focus();
      } else if (figure && event.key === 'Enter') {
        open(figure);
      } else if (event.key === '+' || event.key === '-') {
        zoom(Number(fields.zoom.value) + (event.key === '+' ? 10 : -10));
      } else if (event.key === 'f') {
        fields.group.focus();
      } else {
        return;
      }
      event.preventDefault();
    });
    zoom(fields.zoom.value);
    arrange();
    """
}
