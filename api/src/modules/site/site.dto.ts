import { ApiProperty } from '@nestjs/swagger';

export class SiteCompanyDto {
  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  address!: string;

  @ApiProperty({ type: String, example: '00000000' })
  ico!: string;

  @ApiProperty({ type: String, example: 'CZ00000000' })
  dic!: string;

  @ApiProperty({ type: String, description: 'Entry in the commercial register.' })
  register!: string;

  @ApiProperty({ type: String, example: '+420 123 456 789' })
  phone!: string;

  @ApiProperty({ type: String })
  email!: string;
}

export class SocialProfileDto {
  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  url!: string;
}

export class SiteLinkDto {
  @ApiProperty({ type: String, nullable: true })
  link_name!: string | null;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String })
  url!: string;
}

export class SiteMapDto {
  @ApiProperty({
    enum: ['outline', 'mapy', 'style'],
    description: '`outline`: own vector map; `mapy`: tiles of Mapy.com; `style`: a MapLibre style.',
  })
  provider!: 'outline' | 'mapy' | 'style';

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Template of tile URLs with {z}, {x} and {y}.',
  })
  tile_url!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Address of the MapLibre style.' })
  style_url!: string | null;

  @ApiProperty({
    type: String,
    description:
      'Attribution required with the map; may contain a link. Empty for `style`, whose sources bring their own.',
  })
  attribution!: string;
}

export class SiteMenuLinkDto {
  @ApiProperty({ type: String })
  label!: string;

  @ApiProperty({ type: String, description: 'Path on the site.' })
  url!: string;
}

export class SiteMenuDto {
  @ApiProperty({ type: [SiteMenuLinkDto] })
  header!: SiteMenuLinkDto[];

  @ApiProperty({ type: [SiteMenuLinkDto], description: 'Pages for owners of spaces.' })
  owners!: SiteMenuLinkDto[];

  @ApiProperty({ type: [SiteMenuLinkDto] })
  footer!: SiteMenuLinkDto[];
}

/** Data for the layout of every page. */
export class SiteInfo {
  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: SiteCompanyDto })
  company!: SiteCompanyDto;

  @ApiProperty({ type: [SocialProfileDto] })
  social!: SocialProfileDto[];

  @ApiProperty({ type: [SiteLinkDto] })
  footer_links!: SiteLinkDto[];

  @ApiProperty({ type: SiteMenuDto })
  menu!: SiteMenuDto;

  @ApiProperty({ type: SiteMapDto })
  map!: SiteMapDto;
}
