import { Migration } from '@mikro-orm/migrations';

/** Tables, keys and indexes of the entities. */
export class Migration20261120000001_schema extends Migration {
  override up(): void {
    this.addSql(
      `create table "attribute" ("id" serial primary key, "slug" varchar(80) not null, "name" varchar(100) not null, "group" varchar(12) not null, "category" varchar(60) not null, "sort_order" int not null default 0);`,
    );
    this.addSql(`alter table "attribute" add constraint "attribute_slug_unique" unique ("slug");`);
    this.addSql(
      `create table "audit_entry" ("id" serial primary key, "actor_id" int null, "action" varchar(60) not null, "subject_type" varchar(40) not null, "subject_id" int not null, "before" jsonb not null, "after" jsonb not null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "audit_entry_actor_id_index" on "audit_entry" ("actor_id");`);
    this.addSql(
      `create index "audit_entry_subject_type_subject_id_index" on "audit_entry" ("subject_type", "subject_id");`,
    );
    this.addSql(
      `create table "catalog_entry" ("space_id" int not null, "removed" boolean not null default false, "projection" smallint not null, "building_id" int not null, "rank" int not null, "capacity" int not null, "price" int null, "published_at" timestamptz not null, "lat" double precision not null, "lng" double precision not null, "location_ids" int[] not null, "purpose_ids" int[] not null, "attribute_ids" int[] not null, "name_text" text not null, "place_text" text not null, "perex_text" text not null, "description_text" text not null, "card" json not null, "marker" json not null, "changed_at" timestamptz not null default clock_timestamp(), primary key ("space_id"));`,
    );
    this.addSql(`create index "catalog_entry_changed_at_index" on "catalog_entry" ("changed_at");`);
    this.addSql(
      `create table "location" ("id" serial primary key, "slug" varchar(80) not null, "name" varchar(100) not null, "kind" varchar(12) not null, "parent_id" int null, "locative" varchar(120) null, "lat" double precision not null, "lng" double precision not null, "bbox" jsonb null, "population" int null);`,
    );
    this.addSql(`alter table "location" add constraint "location_slug_unique" unique ("slug");`);
    this.addSql(`create index "location_parent_id_index" on "location" ("parent_id");`);
    this.addSql(
      `create table "mail_log" ("id" serial primary key, "cause" varchar(120) not null, "address" varchar(200) not null, "template" varchar(60) not null, "state" varchar(10) not null default 'waiting', "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "mail_log" add constraint "mail_log_cause_unique" unique ("cause");`);
    this.addSql(`create index "mail_log_address_index" on "mail_log" ("address");`);
    this.addSql(
      `create table "media_image" ("id" serial primary key, "original_key" varchar(200) not null, "content_hash" varchar(64) not null, "status" varchar(12) not null default 'processing', "failure" varchar(60) null, "width" int null, "height" int null, "variants" jsonb not null, "placeholder" text null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "media_image_content_hash_index" on "media_image" ("content_hash");`);
    this.addSql(`create index "media_image_status_index" on "media_image" ("status");`);
    this.addSql(
      `create table "outbox_event" ("id" bigserial primary key, "name" varchar(80) not null, "payload" jsonb not null, "created_at" timestamptz not null default now(), "relayed_at" timestamptz null);`,
    );
    this.addSql(`create index "outbox_event_waiting" on "outbox_event" ("id") where "relayed_at" is null;`);
    this.addSql(
      `create table "purpose" ("id" serial primary key, "slug" varchar(60) not null, "name" varchar(100) not null, "group" varchar(60) not null, "title_phrase" varchar(120) not null, "sort_order" int not null default 0);`,
    );
    this.addSql(`alter table "purpose" add constraint "purpose_slug_unique" unique ("slug");`);
    this.addSql(
      `create table "redirect" ("from_path" varchar(300) not null, "to_path" varchar(300) null, "created_at" timestamptz not null default now(), primary key ("from_path"));`,
    );
    this.addSql(
      `create table "seo_url" ("id" serial primary key, "path" varchar(200) not null, "location_id" int null, "purpose_id" int null, "capacity" varchar(12) null, "attribute_ids" int[] not null, "title" varchar(200) not null, "h1" varchar(200) not null, "meta_description" varchar(400) not null default '', "description" text not null default '', "footer_links" jsonb not null, "updated_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "seo_url" add constraint "seo_url_path_unique" unique ("path");`);
    this.addSql(
      `create unique index "seo_url_filter" on "seo_url" ("location_id", "purpose_id", "capacity", "attribute_ids") nulls not distinct;`,
    );
    this.addSql(
      `create table "space_view" ("space_id" int not null, "day" date not null, "visitor" varchar(64) not null, primary key ("space_id", "day", "visitor"));`,
    );
    this.addSql(`create index "space_view_day_index" on "space_view" ("day");`);
    this.addSql(
      `create table "subscription_plan" ("id" serial primary key, "slug" varchar(60) not null, "name" varchar(100) not null, "price_haler_per_year" int not null default 0, "config" jsonb not null, "sort_order" int not null default 0);`,
    );
    this.addSql(
      `alter table "subscription_plan" add constraint "subscription_plan_slug_unique" unique ("slug");`,
    );
    this.addSql(
      `create table "app_user" ("id" serial primary key, "email" citext not null, "name" varchar(200) not null default '', "password_hash" varchar(255) not null, "roles" text[] not null, "email_confirmed_at" timestamptz null, "blocked_at" timestamptz null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "app_user" add constraint "app_user_email_unique" unique ("email");`);
    this.addSql(
      `create table "customer" ("id" serial primary key, "user_id" int not null, "name" varchar(200) not null, "ico" varchar(8) null, "dic" varchar(12) null, "phone" varchar(20) null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "customer" add constraint "customer_user_id_unique" unique ("user_id");`);
    this.addSql(`create index "customer_created_at_index" on "customer" ("created_at");`);
    this.addSql(
      `create table "subscription" ("id" serial primary key, "customer_id" int not null, "plan_id" int not null, "trial" boolean not null default false, "starts_at" timestamptz not null, "ends_at" timestamptz not null);`,
    );
    this.addSql(`create index "subscription_customer_id_index" on "subscription" ("customer_id");`);
    this.addSql(
      `create table "building" ("id" serial primary key, "customer_id" int not null, "name" varchar(100) not null, "slug" varchar(120) not null, "location_id" int null, "street" varchar(120) null, "house_number" varchar(20) null, "land_registry_number" varchar(20) null, "postal_code" varchar(5) null, "city" varchar(100) null, "lat" double precision null, "lng" double precision null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "building_customer_id_index" on "building" ("customer_id");`);
    this.addSql(`alter table "building" add constraint "building_slug_unique" unique ("slug");`);
    this.addSql(`create index "building_location_id_index" on "building" ("location_id");`);
    this.addSql(
      `create table "space" ("id" serial primary key, "building_id" int not null, "name" varchar(100) not null, "slug" varchar(120) not null, "no_name" boolean not null default false, "status" varchar(24) not null default 'DRAFT', "perex" varchar(300) not null default '', "description" text not null default '', "capacity" int null, "area_size" int null, "price_level" smallint not null default 2, "price_from_haler" int null, "recommended" boolean not null default false, "phone" varchar(20) null, "email" varchar(200) null, "web" varchar(300) null, "facebook" varchar(300) null, "instagram" varchar(300) null, "youtube" varchar(300) null, "video_url" varchar(300) null, "version" int not null default 1, "submitted_at" timestamptz null, "published_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "space_status_index" on "space" ("status");`);
    this.addSql(
      `alter table "space" add constraint "space_building_id_slug_unique" unique ("building_id", "slug");`,
    );
    this.addSql(
      `create table "space_image" ("id" serial primary key, "space_id" int not null, "image_id" int not null, "category" varchar(20) not null default 'GALLERY', "order_number" int not null, "alt" varchar(200) not null default '');`,
    );
    this.addSql(`create index "space_image_space_id_index" on "space_image" ("space_id");`);
    this.addSql(`create index "space_image_image_id_index" on "space_image" ("image_id");`);
    this.addSql(
      `create table "space_purpose" ("id" serial primary key, "space_id" int not null, "purpose_id" int not null);`,
    );
    this.addSql(
      `create table "space_attribute" ("space_id" int not null, "attribute_id" int not null, primary key ("space_id", "attribute_id"));`,
    );
    this.addSql(
      `create table "reservation" ("id" serial primary key, "space_id" int not null, "status" varchar(12) not null default 'pending', "starts_at" timestamptz not null, "ends_at" timestamptz not null, "customer_name" varchar(200) not null, "customer_email" varchar(200) not null, "customer_phone" varchar(20) null, "number_of_guests" int not null default 1, "notes" text not null default '', "price_haler" int not null default 0, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "reservation_created_at_index" on "reservation" ("created_at");`);
    this.addSql(
      `create index "reservation_space_id_starts_at_index" on "reservation" ("space_id", "starts_at");`,
    );
    this.addSql(
      `create table "blocked_slot" ("id" serial primary key, "space_id" int not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "reason" varchar(200) not null default '');`,
    );
    this.addSql(
      `create index "blocked_slot_space_id_starts_at_index" on "blocked_slot" ("space_id", "starts_at");`,
    );
    this.addSql(
      `create table "availability" ("id" serial primary key, "space_id" int not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "price_per_hour_haler" int not null);`,
    );
    this.addSql(
      `create index "availability_space_id_starts_at_index" on "availability" ("space_id", "starts_at");`,
    );
    this.addSql(
      `create table "auth_session" ("id" uuid not null, "user_id" int not null, "token_hash" varchar(64) not null, "previous_token_hash" varchar(64) null, "rotated_at" timestamptz null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, "user_agent" varchar(255) not null default '', primary key ("id"));`,
    );
    this.addSql(`create index "auth_session_user_id_index" on "auth_session" ("user_id");`);
    this.addSql(
      `alter table "auth_session" add constraint "auth_session_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `alter table "location" add constraint "location_parent_id_foreign" foreign key ("parent_id") references "location" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "customer" add constraint "customer_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_plan_id_foreign" foreign key ("plan_id") references "subscription_plan" ("id");`,
    );
    this.addSql(
      `alter table "building" add constraint "building_customer_id_foreign" foreign key ("customer_id") references "customer" ("id");`,
    );
    this.addSql(
      `alter table "building" add constraint "building_location_id_foreign" foreign key ("location_id") references "location" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "space" add constraint "space_building_id_foreign" foreign key ("building_id") references "building" ("id");`,
    );
    this.addSql(
      `alter table "space_image" add constraint "space_image_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "space_image" add constraint "space_image_image_id_foreign" foreign key ("image_id") references "media_image" ("id");`,
    );
    this.addSql(
      `alter table "space_purpose" add constraint "space_purpose_space_id_foreign" foreign key ("space_id") references "space" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "space_purpose" add constraint "space_purpose_purpose_id_foreign" foreign key ("purpose_id") references "purpose" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "space_attribute" add constraint "space_attribute_space_id_foreign" foreign key ("space_id") references "space" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "space_attribute" add constraint "space_attribute_attribute_id_foreign" foreign key ("attribute_id") references "attribute" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "reservation" add constraint "reservation_space_id_foreign" foreign key ("space_id") references "space" ("id");`,
    );
    this.addSql(
      `alter table "blocked_slot" add constraint "blocked_slot_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "availability" add constraint "availability_space_id_foreign" foreign key ("space_id") references "space" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "auth_session" add constraint "auth_session_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    );
  }
}
