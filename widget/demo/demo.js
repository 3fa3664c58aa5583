/** What a page does with the element: listens, and lays its own theme on it by `color-scheme` alone. */
// Before the widget's own script: what attributes ask for is answered as soon as that runs.
const log = document.querySelector('#log')
for (const type of ['careplus-growth-result', 'careplus-growth-refused'])
  document.addEventListener(type, (event) => {
    log.textContent = `#${event.target.id} ${type}\n${JSON.stringify(event.detail, null, 2)}\n\n${log.textContent}`
  })
document.querySelector('#theme').addEventListener('change', ({ target }) => {
  document.documentElement.style.colorScheme = target.value
})

// The page asks for this; the widget asks for nothing.
const kb = (size) => `${(size / 1000).toFixed(1)} kB`
const size = await (await fetch('size.json')).json()
document.querySelector('#size').textContent = `${kb(size.brotli)} (brotli), ${kb(size.gzip)} (gzip)`
