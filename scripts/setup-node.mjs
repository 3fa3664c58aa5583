// Kept to syntax that very old Nodes can read, and imported before anything else, so that the sentence below is what they print.
const oldest = [20, 19]

/** The sentence to show when `version` (such as `18.20.4`) is below what the app runs on; `null` when it is recent enough. */
export function nodeTooOld(version) {
  const parts = version.split('.').map(Number)
  const enough = parts[0] > oldest[0] || (parts[0] === oldest[0] && parts[1] >= oldest[1])
  return enough ? null : 'CarePlus needs Node ' + oldest.join('.') + ' or newer, and this is Node ' + version + '.'
}

const refusal = nodeTooOld(process.versions.node)
if (refusal !== null) {
  console.error(refusal)
  process.exit(1)
}
