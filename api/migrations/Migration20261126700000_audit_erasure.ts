import { Migration } from '@mikro-orm/migrations';

/**
 * The audit trail forgets people (QUALITY 57): an update of an entry replaces its texts by salted hashes and can do nothing else; an
 * entry may be deleted after 24 months. Values under the names of codes (states, roles, names of fields, times) stay readable. The
 * guard of the former release refuses both, so a process of it runs on either.
 */
export class Migration20261126700000_audit_erasure extends Migration {
  override up(): void {
    this.addSql(`create function audit_hash(value jsonb, salt text, name text) returns jsonb language plpgsql volatile as $$
      declare
        codes constant text[] := array['status', 'state', 'roles', 'role', 'changed', 'fields', 'via', 'by', 'from', 'until', 'starts_at', 'ends_at', 'publish_at',
          'blocked_at', 'kind', 'list', 'format', 'queue', 'job', 'session', 'terms_version', 'handled_how', 'price_state', 'mode', 'number', 'plan', 'link'];
      begin
        case jsonb_typeof(value)
          when 'object' then
            return (select coalesce(jsonb_object_agg(member.key, audit_hash(member.value, salt, member.key)), '{}') from jsonb_each(value) as member);
          when 'array' then
            return (select coalesce(jsonb_agg(audit_hash(item.value, salt, name) order by item.ordinality), '[]')
              from jsonb_array_elements(value) with ordinality as item);
          when 'string' then
            if name = any(codes) and value #>> '{}' ~ '^[A-Za-z0-9_.:+-]{1,60}$' then return value; end if;
            return to_jsonb('#' || left(encode(sha256(convert_to(salt || (value #>> '{}'), 'UTF8')), 'hex'), 12));
          when 'number' then
            if name = any(array['lat', 'lng']) then
              return to_jsonb('#' || left(encode(sha256(convert_to(salt || value::text, 'UTF8')), 'hex'), 12));
            end if;
            return value;
          else return value;
        end case;
      end $$;`);
    this.addSql(`create function guard_audit() returns trigger language plpgsql as $$
      declare
        salt text;
      begin
        if tg_op = 'DELETE' then
          if old.created_at < now() - interval '24 months' then return old; end if;
          raise exception 'append-only table';
        end if;
        if (to_jsonb(new) - 'before' - 'after') is distinct from (to_jsonb(old) - 'before' - 'after') then raise exception 'append-only table'; end if;
        salt := gen_random_uuid()::text;
        new.before := audit_hash(old.before, salt, '');
        new.after := audit_hash(old.after, salt, '');
        return new;
      end $$;`);
    this.addSql(
      `create or replace trigger "audit_entry_append_only" before update or delete on "audit_entry" for each row execute function guard_audit();`,
    );
    this.addSql(
      `update "audit_entry" set "after" = "after" where "action" = 'list.export' and jsonb_exists("after", 'search');`,
    );
  }
}
