import { buildContentUrl } from '@prostora/contracts';
import type {
  AdminContentInputDto,
  AdminContentPageDto,
  AdminContentRevisionDto,
  AdminContentRevisionTextDto,
  AdminContentRowDto,
} from './content.admin.dto.ts';
import type { ContentRevision } from './content-revision.entity.ts';
import type { ContentHead, RevisionRow } from './content.repository.ts';
import type { ContentSnapshot, ContentValues } from './content-values.ts';
import type { StoredImage } from '../media/index.ts';
import type { ContentPage } from './content-page.entity.ts';

/** A page for editing. */
export type EditedPage = { page: ContentPage; html: string; cover: StoredImage | null };

/** Field names in the API. */
const FIELD_NAMES: Readonly<Partial<Record<string, string>>> = {
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  coverId: 'cover_id',
  menuPlace: 'menu_place',
  menuLabel: 'menu_label',
} satisfies Partial<Record<keyof ContentSnapshot, string>>;

export const toAdminContentRowDto = ({
  id,
  slug,
  kind,
  title,
  status,
  menuPlace,
  menuLabel,
  updatedAt,
  version,
}: ContentHead): AdminContentRowDto => ({
  id,
  slug,
  url: buildContentUrl(slug),
  kind,
  title,
  status,
  menu_place: menuPlace,
  menu_label: menuLabel,
  updated_at: updatedAt.toISOString(),
  version,
});

/** A page for editing, with unreplaced tokens. */
export const toAdminContentPageDto = ({ page, html, cover }: EditedPage): AdminContentPageDto => ({
  ...toAdminContentRowDto(page),
  lead: page.lead,
  html,
  faq: page.faq,
  meta_title: page.metaTitle,
  meta_description: page.metaDescription,
  cover_id: page.coverId,
  cover,
});

export const parseContentValues = ({
  slug,
  title,
  lead,
  html,
  faq,
  meta_title,
  meta_description,
  cover_id,
  status,
  menu_place,
  menu_label,
}: AdminContentInputDto): ContentValues => ({
  slug: slug ?? null,
  title,
  lead,
  html,
  faq: faq.map(({ question, answer }) => ({ question, answer })),
  metaTitle: meta_title,
  metaDescription: meta_description,
  coverId: cover_id,
  status,
  menuPlace: menu_place,
  menuLabel: menu_label,
});

export const toAdminContentRevisionDto = ({
  id,
  version,
  author,
  createdAt,
  changed,
}: RevisionRow): AdminContentRevisionDto => ({
  id,
  version,
  author,
  created_at: createdAt.toISOString(),
  changed: changed.map((name) => FIELD_NAMES[name] ?? name),
});

export const toAdminContentRevisionTextDto = ({
  id,
  version,
  values: { slug, title, lead, html, faq, metaTitle, metaDescription, coverId, status, menuPlace, menuLabel },
}: ContentRevision): AdminContentRevisionTextDto => ({
  id,
  version,
  slug,
  title,
  lead,
  html,
  faq,
  meta_title: metaTitle,
  meta_description: metaDescription,
  cover_id: coverId,
  status,
  menu_place: menuPlace,
  menu_label: menuLabel,
});
