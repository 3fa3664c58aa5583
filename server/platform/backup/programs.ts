import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { pipeline } from 'node:stream/promises'
import * as E from 'fp-ts/Either'
import { erasuresTable } from '../store/migrations/0021-kept-out.js'
import { takenAwayTables } from '../store/migrations/0031-taken-away.js'
import { beyondBackup } from './beyondBackup.js'

interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<E.Either<string, void>>
}

/** The password goes through the environment, because every user of the machine can read arguments. */
const connection = (url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } => {
  const bare = new URL(url)
  const password = decodeURIComponent(bare.password)
  bare.password = ''
  return { address: bare.href, env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) } }
}

const start = (program: string, args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = process.env): Started => {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const errors = child.stderr === null ? Promise.resolve('') : text(child.stderr)
  const ended = once(child, 'close').then(
    async ([code]) => (code === 0 ? E.right(undefined) : E.left(`${program}: ${(await errors).trim()}`)),
    () => E.left(missing(program)),
  )
  return { child, ended }
}

const exec = promisify(execFile)

const missing = (program: string): string => `${program} is not on this machine: install PostgreSQL's programs`

interface Version {
  readonly major: number
  readonly minor: number
}

/** Version of a PostgreSQL program on this machine; null: not installed. */
export const versionOf = async (program: string): Promise<Version | null> => {
  const output = await exec(program, ['--version']).then(
    ({ stdout }) => /(\d+)\.(\d+)/.exec(stdout),
    () => null,
  )
  return output === null ? null : { major: Number(output[1]), minor: Number(output[2]) }
}

/** First minor of each major in which a restored file cannot make psql run programs by `\\!` (CVE-2025-8714). */
const restricting: Readonly<Record<number, number>> = { 13: 22, 14: 19, 15: 14, 16: 10, 17: 6 }
const newestOfThese = 17

/** Why these programs must not restore a dump; null: they may. */
export const programsRefusal = (program: string, version: Version | null, dumpedBy: number | null): string | null => {
  if (version === null) return missing(program)
  const { major, minor } = version
  if (major <= newestOfThese && minor < (restricting[major] ?? Infinity))
    return (
      `${program} ${major}.${minor} would run any program that a tampered file names (CVE-2025-8714): ` +
      (restricting[major] === undefined ? 'install a newer one' : `install ${major}.${restricting[major]} or newer`)
    )
  return dumpedBy !== null && major < dumpedBy
    ? `The file was made by pg_dump ${dumpedBy}, and ${program} is ${major}: install PostgreSQL's programs of ${dumpedBy} or newer`
    : null
}

export const dumpDatabase = (url: string, file: string): Promise<E.Either<string, void>> => {
  const { address, env } = connection(url)
  const { child, ended } = start('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${address}`], env)
  child.stdin?.end()
  return ended
}

/** Members and erasures are noted first, because the backup sets its own search path. */
const clearing = `
set client_min_messages = warning;
create temp table known_before (id uuid) on commit drop;
create temp table erased_before (id uuid, kind text, at timestamptz) on commit drop;
do $$ begin
  perform set_config('careplus.schema', current_schema(), true);
  if to_regclass('members') is not null then insert into known_before select id from members; end if;
  if to_regclass('erasures') is not null then insert into erased_before select id, kind, at from erasures; end if;
end $$;
do $$ declare mine record; begin
  for mine in select oid::regclass as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  loop execute format('drop table if exists %s cascade', mine.name); end loop;
  for mine in select oid::regclass as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  loop execute format('drop sequence if exists %s cascade', mine.name); end loop;
  for mine in select oid::regprocedure as name from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop execute format('drop function if exists %s cascade', mine.name); end loop;
end $$;
`

const comparing = `
do $$ declare beyond bigint; begin
  execute format('select count(*) from pg_temp.known_before as known where not exists (
    select from %I.members where members.id = known.id)', current_setting('careplus.schema')) into beyond;
  if beyond > 0 then raise exception 'beyond the backup: %', beyond; end if;
end $$;
`

/** Earlier backups have no table of erasures. */
const noting = `
do $$ begin perform set_config('search_path', quote_ident(current_setting('careplus.schema')), true); end $$;
${erasuresTable}
insert into erasures (id, kind, at) select id, kind, at from pg_temp.erased_before
  on conflict (id) do update set at = excluded.at;
${takenAwayTables}
delete from carried_over;
insert into carried_over (kind, told) select kind, told from pg_temp.carried_before;
`

/** pg_restore begins with settings of its own version that an older database does not know. */
const withoutUnknown = (settings: ReadonlySet<string>): Transform => {
  let begun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // The header arrives in one chunk.
      const first = begun
        ? chunk
        : Buffer.from(
            chunk
              .toString('latin1')
              .replaceAll(/^SET (\w+) = [^\n]*;\n/gm, (line, name: string) => (settings.has(name) ? line : '')),
            'latin1',
          )
      begun = true
      done(null, first)
    },
  })
}

const refusedBy = (exec: string): string => {
  const [, beyond] = /beyond the backup: (\d+)/.exec(exec) ?? []
  return beyond === undefined ? exec : beyondBackup(Number(beyond), 'postgres')
}

/** `dumpedBy`: major version of pg_dump; null: unknown. */
export const restoreDatabase = async (
  url: string,
  file: string,
  carryingSql: string,
  dumpedBy: number | null = null,
): Promise<E.Either<string, void>> => {
  const { address, env } = connection(url)
  for (const program of ['psql', 'pg_restore'] as const) {
    const refusal = programsRefusal(program, await versionOf(program), program === 'psql' ? null : dumpedBy)
    if (refusal !== null) return E.left(refusal)
  }
  const known = await exec('psql', ['-XtAc', 'select name from pg_settings', `--dbname=${address}`], { env }).then(
    ({ stdout }) => E.right(new Set(stdout.split('\n'))),
    (failure: unknown) => E.left(`psql: ${String((failure as { readonly stderr?: unknown }).stderr).trim()}`),
  )
  if (E.isLeft(known)) return known
  const psql = start('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`], env)
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--no-comments', '--file=-', file])
  script.child.stdin?.end()
  // psql may exit before it has read everything; its exit status gives the reason.
  const { stdin } = psql.child
  stdin?.on('error', () => undefined)
  psql.child.stdout?.resume()
  stdin?.write(`begin;\n${carryingSql}${clearing}`)
  if (script.child.stdout !== null && stdin !== null)
    await pipeline(script.child.stdout, withoutUnknown(known.right), stdin, { end: false }).catch(() => undefined)
  const made = await Promise.race([script.ended, psql.ended.then((ended) => (E.isLeft(ended) ? ended : script.ended))])
  stdin?.end(E.isRight(made) ? `\n${comparing}${noting}commit;\n` : '')
  const done = await psql.ended
  script.child.kill()
  return E.isLeft(made) ? made : E.mapLeft(refusedBy)(done)
}
