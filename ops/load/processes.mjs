import { readFileSync, readdirSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const tick = 100

/** The fields of a stat file from the third on; the second is a name with arbitrary characters. */
const statOf = (file) => {
  try {
    const text = readFileSync(file, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

const [ppid, utime, stime, cutime, cstime] = [1, 11, 12, 13, 14]

/** Seconds of processor time, of a process and of its first thread; null: it has ended. */
export const cpuOf = (pid) => {
  const [whole, first] = [statOf(`/proc/${pid}/stat`), statOf(`/proc/${pid}/task/${pid}/stat`)]
  if (whole === null || first === null) return null
  const seconds = (stat) => (Number(stat[utime]) + Number(stat[stime])) / tick
  return { whole: seconds(whole), first: seconds(first) }
}

/** Of a process and its children, also ended ones. */
export const cpuOfFamily = (pid) => {
  const own = statOf(`/proc/${pid}/stat`)
  if (own === null) return 0
  const ended = (Number(own[cutime]) + Number(own[cstime])) / tick
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => statOf(`/proc/${name}/stat`)?.[ppid] === String(pid))
  return [pid, ...children].reduce((sum, each) => sum + (cpuOf(each)?.whole ?? 0), ended)
}

export const busySeconds = () => {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .trim()
    .split(/ +/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq + steal) / tick
}

export const residentMb = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
export const openFiles = (pid) => readdirSync(`/proc/${pid}/fd`).length
