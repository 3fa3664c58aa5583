import { Server, Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'

/** Connections of this process: tests reach only servers that they started. */
interface Network {
  readonly started: Set<string>
  readonly refused: string[]
}

// The files of one process share its sockets, and each of them runs this setup.
const mark = Symbol.for('careplus.test.network')
const shared = globalThis as { [mark]?: Network }

const guardNetwork = (): Network => {
  const network: Network = { started: new Set(), refused: [] }
  const { listen, address } = Server.prototype
  Server.prototype.listen = function (this: Server, ...args: never[]) {
    this.once('listening', () => {
      const at = address.call(this)
      network.started.add(typeof at === 'object' ? String(at?.port) : at)
    })
    return Reflect.apply(listen, this, args)
  }
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    // Node's own callers pass normalized arguments as a list.
    const [first, second]: ReadonlyArray<unknown> = Array.isArray(args[0]) ? args[0] : args
    const { port, path, host } =
      typeof first === 'object' && first !== null
        ? (first as { readonly port?: unknown; readonly path?: unknown; readonly host?: unknown })
        : { port: first, path: null, host: second }
    const where = String(path ?? port)
    if (network.started.has(where)) return Reflect.apply(connect, this, args)
    network.refused.push(typeof path === 'string' ? path : `${String(host ?? 'localhost')}:${where}`)
    setImmediate(() => this.destroy(new Error('connect ECONNREFUSED')))
    return this
  } as typeof connect
  return network
}
const network = (shared[mark] ??= guardNetwork())

/** A call may begin after its test has ended: then it fails the file. */
const expectNone = (): void => {
  const refused = network.refused.splice(0)
  if (refused.length > 0) throw new Error(`Reached for servers that no test started: ${refused.join(', ')}`)
}
afterEach(expectNone)
afterAll(expectNone)
