import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as E from 'fp-ts/Either'
import { erasuresTable } from '../store/migrations/0021-kept-out.js'
import { takenAwayTables } from '../store/migrations/0031-taken-away.js'
import { beyondBackup } from './beyondBackup.js'

interface Started {
  readonly child: ChildProcess
  /** Left: the program's own error text. */
  readonly ended: Promise<E.Either<string, void>>
}

/** The password travels by the environment: arguments can be read by everybody on the machine. */
const connection = (url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } => {
  const bare = new URL(url)
  const password = decodeURIComponent(bare.password)
  bare.password = ''
  return { address: bare.href, env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) } }
}

const start = (program: string, args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = process.env): Started => {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const told = child.stderr === null ? Promise.resolve('') : text(child.stderr)
  const ended = once(child, 'close').then(
    async ([code]) => (code === 0 ? E.right(undefined) : E.left(`${program}: ${(await told).trim()}`)),
    () => E.left(`${program} is not on this machine: install PostgreSQL's programs`),
  )
  return { child, ended }
}

/** The whole database at one moment, in PostgreSQL's custom format. */
export const dumpDatabase = (url: string, file: string): Promise<E.Either<string, void>> => {
  const { address, env } = connection(url)
  const { child, ended } = start('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${address}`], env)
  child.stdin?.end()
  return ended
}

/**
 * Tables and functions of an earlier store, or of an empty one. What an extension owns is not ours. Who is in it, and what was
 * erased from it, is noted first: what the backup has sets a path of its own.
 */
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

/** Raises an error, so that nothing is done, where a member would be lost. */
const comparing = `
do $$ declare beyond bigint; begin
  execute format('select count(*) from pg_temp.known_before as known where not exists (
    select from %I.members where members.id = known.id)', current_setting('careplus.schema')) into beyond;
  if beyond > 0 then raise exception 'beyond the backup: %', beyond; end if;
end $$;
`

/** Backups of earlier versions have no table of erasures. */
const noting = `
do $$ begin perform set_config('search_path', quote_ident(current_setting('careplus.schema')), true); end $$;
${erasuresTable}
insert into erasures (id, kind, at) select id, kind, at from pg_temp.erased_before
  on conflict (id) do update set at = excluded.at;
${takenAwayTables}
delete from carried_over;
insert into carried_over (kind, told) select kind, told from pg_temp.carried_before;
`

const refusedBy = (told: string): string => {
  const [, beyond] = /beyond the backup: (\d+)/.exec(told) ?? []
  return beyond === undefined ? told : beyondBackup(Number(beyond), 'postgres')
}

/** Restores the dump in one transaction. `carryingSql`: as in `Erasing`. */
export const restoreDatabase = async (
  url: string,
  file: string,
  carryingSql: string,
): Promise<E.Either<string, void>> => {
  const { address, env } = connection(url)
  const psql = start('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`], env)
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--no-comments', '--file=-', file])
  script.child.stdin?.end()
  // psql may end before it has read everything; its exit says why.
  const { stdin } = psql.child
  stdin?.on('error', () => undefined)
  psql.child.stdout?.resume()
  stdin?.write(`begin;\n${carryingSql}${clearing}`)
  if (script.child.stdout !== null && stdin !== null)
    await pipeline(script.child.stdout, stdin, { end: false }).catch(() => undefined)
  const made = await Promise.race([script.ended, psql.ended.then((ended) => (E.isLeft(ended) ? ended : script.ended))])
  // Without the commit nothing was done.
  stdin?.end(E.isRight(made) ? `\n${comparing}${noting}commit;\n` : '')
  const done = await psql.ended
  script.child.kill()
  return E.isLeft(made) ? made : E.mapLeft(refusedBy)(done)
}
