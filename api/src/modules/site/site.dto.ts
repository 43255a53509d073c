import { ApiProperty } from '@nestjs/swagger';

export class SiteCompanyDto {
  name!: string;

  address!: string;

  @ApiProperty({ type: String, example: '00000000' })
  ico!: string;

  @ApiProperty({ type: String, example: 'CZ00000000' })
  dic!: string;

  /** Entry in the commercial register. */
  register!: string;

  @ApiProperty({ type: String, example: '+420 123 456 789' })
  phone!: string;

  email!: string;
}

export class SocialProfileDto {
  name!: string;

  url!: string;
}

export class SiteLinkDto {
  link_name!: string | null;

  title!: string;

  url!: string;
}

export class SiteMapDto {
  @ApiProperty({
    enum: ['outline', 'mapy', 'style'],
    description: '`outline`: own vector map; `mapy`: tiles of Mapy.com; `style`: a MapLibre style.',
  })
  provider!: 'outline' | 'mapy' | 'style';

  /** Template of tile URLs with {z}, {x} and {y}. */
  tile_url!: string | null;

  /** Address of the MapLibre style. */
  style_url!: string | null;

  /**
   * Attribution required with the map; may contain a link. Empty for `style`, whose sources bring their own.
   */
  attribution!: string;
}

export class SiteMenuLinkDto {
  label!: string;

  /** Path on the site. */
  url!: string;
}

export class SiteMenuDto {
  header!: SiteMenuLinkDto[];

  /** Pages for owners of spaces. */
  owners!: SiteMenuLinkDto[];

  footer!: SiteMenuLinkDto[];
}

/** Data for the layout of every page. */
export class SiteInfo {
  name!: string;

  company!: SiteCompanyDto;

  social!: SocialProfileDto[];

  footer_links!: SiteLinkDto[];

  menu!: SiteMenuDto;

  map!: SiteMapDto;
}
