// In syntax for very old Nodes. Commands import this first, and the rest dynamically after it, so that an old Node
// prints the message below.
const oldest = [20, 19]

/** The message if `version` (such as `18.20.4`) is too old; `null`: it is recent enough. */
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
