import { Migration } from '@mikro-orm/migrations';

/**
 * The header has a menu for owners of spaces. The seeded pages move where the operator has left them in their
 * menu: an earlier release, which does not know the menu, only stops showing them in the header.
 */
export class Migration20261129200000_owners_menu extends Migration {
  override up(): void {
    this.addSql(
      `update "content_page" set "menu_place" = 'owners' where "menu_place" = 'header' and "slug" in ('sluzby', '3d-foto', 'cenik');`,
    );
    this.addSql(
      `update "content_page" set "menu_place" = 'footer', "menu_order" = 0 where "menu_place" = 'header' and "slug" = 'o-projektu';`,
    );
    this.addSql(
      `update "content_page" set "menu_place" = 'header' where "menu_place" = 'footer' and "slug" = 'jak-to-funguje';`,
    );
  }
}
