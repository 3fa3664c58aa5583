/** `wait_before_try` answers seconds; 0: none. `count_try` counts under locks, so that parallel tries learn no more. */
export const waits = `
create function wait_before_try(
  of_account text, account text, since timestamptz, pauses integer[],
  of_network text, network text, most integer, seconds integer, now_at timestamptz
) returns double precision language plpgsql stable as $$
declare
  failures integer;
  last_at timestamptz;
  filling_at timestamptz;
  pause integer;
begin
  select count(*), max(at) into failures, last_at
    from limit_hits where rule = of_account and subject = account and at > since;
  pause := pauses[least(failures + 1, cardinality(pauses))];
  if pause > 0 and last_at + make_interval(secs => pause) > now_at then
    return extract(epoch from last_at - now_at) + pause;
  end if;
  select at into filling_at from limit_hits
    where rule = of_network and subject = network and at > now_at - make_interval(secs => seconds)
    order by at desc offset most - 1 limit 1;
  return coalesce(extract(epoch from filling_at - now_at) + seconds, 0);
end
$$;

create or replace function count_try(
  of_account text, account text, account_hit uuid, since timestamptz, pauses integer[],
  of_network text, network text, network_hit uuid, most integer, seconds integer, now_at timestamptz
) returns double precision language plpgsql as $$
declare
  wait double precision;
begin
  perform pg_advisory_xact_lock(hashtextextended(of_account || ' ' || account, 0));
  perform pg_advisory_xact_lock(hashtextextended(of_network || ' ' || network, 0));
  wait := wait_before_try(of_account, account, since, pauses, of_network, network, most, seconds, now_at);
  if wait > 0 then
    return wait;
  end if;
  insert into limit_hits (id, rule, subject, at)
    values (account_hit, of_account, account, now_at), (network_hit, of_network, network, now_at);
  return 0;
end
$$;
`
