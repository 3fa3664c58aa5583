/** 0 to 1 for each picture, of a body of `all` bytes that ends with the pictures in order. */
export const sentShares = (sizes: ReadonlyArray<number>, sent: number, all: number): ReadonlyArray<number> => {
  const sum = sizes.reduce((total, size) => total + size, 0)
  let remaining = Math.min(sum, sent - Math.max(0, all - sum))
  return sizes.map((size) => {
    const share = size === 0 ? (sent >= all ? 1 : 0) : Math.min(1, Math.max(0, remaining / size))
    remaining -= size
    return share
  })
}
