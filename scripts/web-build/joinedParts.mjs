/**
 * Cost of one more file in bytes (headers, connection, compression), bytes that a page may carry in vain, and the
 * weight of a kind of page: fewer visitors need what loads later.
 */
const kinds = {
  visitor: { fileBytes: 3000, inVain: 1200, weight: 2 },
  member: { fileBytes: 33_000, inVain: 22_000, weight: 1 },
  service: { fileBytes: 6000, inVain: 5000, weight: 1 },
  later: { fileBytes: 6000, inVain: 20_000, weight: 0.1 },
  lazy: { fileBytes: 3000, inVain: 4000, weight: 0.1 },
}
/** Bytes over all pages that do not matter. */
const noVain = 5000
/** From this number of files on each costs twice as much. */
const manyFiles = 12

const linksOf = (parts, imports) => {
  const partOf = new Map(parts.flatMap((part) => part.files.map((file) => [file, part])))
  return new Map(
    parts.map((part) => [
      part,
      new Set(
        part.files
          .flatMap((file) => [...imports.get(file)])
          .flatMap((file) => partOf.get(file) ?? [])
          .filter((other) => other !== part),
      ),
    ]),
  )
}

/** For each part, all that it leads to. */
const reachesOf = (parts, links) => {
  const known = new Map()
  const reach = (part) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const all = new Set()
    known.set(part, all)
    for (const next of links.get(part)) {
      all.add(next)
      for (const each of reach(next)) all.add(each)
    }
    return all
  }
  for (const part of parts) reach(part)
  return known
}

/** Parts between the two are included, because otherwise the chunks would import each other. */
const joinedWith = (reaches, one, other) => {
  const between = (from, to) =>
    reaches.get(from).has(to) ? [...reaches.get(from)].filter((each) => reaches.get(each).has(to)) : []
  return [...new Set([one, other, ...between(one, other), ...between(other, one)])]
}

const useOf = ({ usedBy }, { weights }) => {
  const at = []
  for (let page = 0; page < usedBy.length; page++) if (usedBy[page]) at.push(page)
  return { at, weight: at.reduce((sum, page) => sum + weights[page], 0) }
}

/** An upper bound, because further parts may be included. */
const maxGain = (one, other, use, { costs, weights }) => {
  let [saved, weight] = [0, 0]
  for (const page of use.get(one).at)
    if (other.usedBy[page]) {
      saved += costs[page]
      weight += weights[page]
    }
  return saved - other.bytes * (use.get(one).weight - weight) - one.bytes * (use.get(other).weight - weight)
}

/** Gain for each byte in vain, with all included parts; bytes in vain cost more the more a page has. */
const gainOf = (joined, along, { costs, weights, inVain, most }) => {
  let [gain, vain] = [0, 0]
  for (let at = 0; at < costs.length; at++) {
    let [users, files, bytes] = [0, 0, 0]
    for (const part of joined)
      if (part.usedBy[at]) users += 1
      else bytes += part.bytes
    if (users === 0) continue
    if (users < joined.length)
      for (const part of along)
        if (!part.usedBy[at]) {
          files += 1
          bytes += part.bytes
        }
    gain += costs[at] * (users - 1 - files)
    if (bytes === 0) continue
    gain -= weights[at] * bytes * (1 + ((inVain[at] + bytes) / most[at]) ** 3)
    vain += weights[at] * bytes
  }
  return gain / (noVain + vain)
}

const without = (all, some) => all.filter((each) => !some.includes(each))

/** The best first; those below half of the best wait for a later round. */
const candidatesOf = (parts, reaches, state) => {
  const free = parts.filter(({ isFixed }) => !isFixed)
  const use = new Map(free.map((part) => [part, useOf(part, state)]))
  const pairs = free
    .flatMap((one, at) => free.slice(at + 1).map((other) => ({ one, other, most: maxGain(one, other, use, state) })))
    .filter(({ most }) => most > 0)
    .toSorted((a, b) => b.most - a.most)
  const candidates = []
  let best = 0
  for (const { one, other, most } of pairs) {
    const joined = joinedWith(reaches, one, other)
    if ((joined.length === 2 && most / noVain < best / 2) || joined.some(({ isFixed }) => isFixed)) continue
    const along = without([...new Set(joined.flatMap((part) => [...reaches.get(part)]))], joined)
    const gain = gainOf(joined, along, state)
    best = Math.max(best, gain)
    if (gain > 0) candidates.push({ joined, along, gain })
  }
  return candidates.filter(({ gain }) => gain >= best / 2).toSorted((a, b) => b.gain - a.gain)
}

/** For each page: the cost of one more file, and its bytes in vain. */
const stateOf = (parts, pages, needed) => {
  const files = new Float64Array(pages.length)
  const bytes = new Float64Array(pages.length)
  for (const part of parts)
    for (const [at, used] of part.usedBy.entries()) {
      files[at] += used
      bytes[at] += used * part.bytes
    }
  return {
    weights: pages.map(({ kind }) => kinds[kind].weight),
    most: pages.map(({ kind }) => kinds[kind].inVain),
    costs: pages.map(({ kind }, at) => kinds[kind].weight * kinds[kind].fileBytes * (files[at] > manyFiles ? 2 : 1)),
    inVain: bytes.map((sum, at) => sum - (needed?.[at] ?? sum)),
    bytes,
  }
}

/** Pages that load it load its imports too. */
const joinedPart = (joined, along) => {
  const usedBy = joined[0].usedBy.map((_, at) => (joined.some((part) => part.usedBy[at]) ? 1 : 0))
  for (const part of along) for (const [at, used] of usedBy.entries()) part.usedBy[at] |= used
  return {
    files: joined.flatMap(({ files }) => files),
    moduleIds: joined.flatMap(({ moduleIds }) => moduleIds),
    bytes: joined.reduce((sum, { bytes }) => sum + bytes, 0),
    usedBy,
    isFixed: false,
  }
}

/**
 * Joins while that saves more than it carries in vain, without cycles. A part: files, module ids, bytes, pages,
 * fixed.
 */
export const joinedParts = (apart, imports, pages) => {
  let parts = apart
  const needed = stateOf(parts, pages).bytes
  for (;;) {
    const reaches = reachesOf(parts, linksOf(parts, imports))
    const candidates = candidatesOf(parts, reaches, stateOf(parts, pages, needed))
    if (candidates.length === 0) break
    // Only independent ones in a round: together they might make a cycle.
    const changed = new Set()
    for (const { joined, along } of candidates) {
      const leadsToChanged = [...changed].some((part) =>
        joined.some((each) => part === each || reaches.get(part)?.has(each)),
      )
      if (leadsToChanged || along.some((part) => changed.has(part))) continue
      if (changed.size > 0 && gainOf(joined, along, stateOf(parts, pages, needed)) <= 0) continue
      for (const part of joined) changed.add(part)
      parts = [...without(parts, joined), joinedPart(joined, along)]
    }
  }
  return parts
}
