const samples = {
  '/product/{id}': '20',
  '/product/detail/{id}': '20',
  '/product/{category}/{tag}': 'powder/plain',
  '/n/{id}': '00000000-0000-4000-8000-000000000001',
  '/rewards/redeem/{id}': '101',
  '/rewards/confirm-address/{id}': '101',
  '/rewards/luckydraw/{id}': '201',
}

/**
 * An address of a path that has one of the first things in its place.
 * @param {string} path in the `{id}` spelling
 * @returns {string}
 */
export const sampleAddress = (path) => path.replace(/\{.*\}/, samples[path] ?? '1')
