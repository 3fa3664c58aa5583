import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

const hashOf = (integrity) => {
  const [, algorithm, value] = /^sha(\d+)-(\S+)$/.exec(integrity) ?? []
  return value === undefined ? [] : [{ alg: `SHA-${algorithm}`, content: Buffer.from(value, 'base64').toString('hex') }]
}

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * The bill of materials (CycloneDX 1.5) of exactly these packages.
 * @param {string} root where the packages and the lock file lie
 * @param {readonly string[]} folders of the packages within it
 */
export const billOf = (root, folders) => {
  const { name, version, license } = read(path.join(root, 'package.json'))
  const { packages: locked } = read(path.join(root, 'package-lock.json'))
  const component = (folder) => {
    const own = read(path.join(root, folder, 'package.json'))
    const { integrity = '', resolved } = locked[folder] ?? {}
    return {
      type: 'library',
      'bom-ref': folder,
      name: own.name,
      version: own.version,
      purl: purlOf(own.name, own.version),
      ...(typeof own.license === 'string' ? { licenses: [{ expression: own.license }] } : {}),
      hashes: hashOf(integrity),
      ...(resolved === undefined ? {} : { externalReferences: [{ type: 'distribution', url: resolved }] }),
    }
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version, licenses: [{ expression: license }] },
    },
    components: folders.map(component),
  }
}

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))

export const packagesIn = (staged) => {
  const within = (modules) =>
    foldersIn(modules).flatMap((folder) => {
      const name = path.basename(folder)
      if (name.startsWith('.')) return []
      return name.startsWith('@') ? foldersIn(folder).flatMap(packageAt) : packageAt(folder)
    })
  const packageAt = (folder) => [
    path.relative(staged, folder),
    ...foldersIn(folder)
      .filter((inner) => path.basename(inner) === 'node_modules')
      .flatMap(within),
  ]
  return [staged, ...foldersIn(staged)]
    .flatMap(foldersIn)
    .filter((folder) => path.basename(folder) === 'node_modules')
    .flatMap(within)
    .sort()
}

export const differences = (bill, staged) => {
  const [told, there] = [bill.components.map((each) => each['bom-ref']), packagesIn(staged)]
  return [...told.filter((each) => !there.includes(each)), ...there.filter((each) => !told.includes(each))].sort()
}
