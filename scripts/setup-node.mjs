// In syntax for very old Nodes, which print the message below; commands import this first, the rest dynamically.
const oldest = [20, 19]

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
