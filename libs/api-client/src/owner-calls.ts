import type {
  BuildingAnswer,
  BuildingInput,
  BuildingPageAnswer,
  OwnerCatalogAnswer,
  OwnerWaiting,
  PanoramaShowcase,
  SpaceAddedAnswer,
  SpaceAnswer,
  SpaceImageAnswer,
  SpacePanoramaAnswer,
  SpaceSaved,
  SpaceStatus,
  TaxonomyAnswer,
} from './generated/types.gen.ts';
import type { Calls } from './calls.ts';
import type { Files, UploadOptions } from './files.ts';

export type SpaceChanges = { id: number; version: number } & Record<string, unknown>;

const withToken = <T extends object>(
  body: T,
  auth_token: string | null | undefined,
): T & { auth_token?: string } => ({ ...body, ...(auth_token && { auth_token }) });

/** Spaces; `auth_token` is the single-space token of a mailed link. */
export const spaceCalls = ({ get, write }: Calls) => ({
  byUrl: (url: string, signal?: AbortSignal) => get<SpaceAnswer>('space/', { url }, signal),
  /** The space of a mailed edit link. */
  byLink: (auth_token: string) => write<SpaceAnswer>('POST', 'space/edit-link', { auth_token }),
  taxonomy: (signal?: AbortSignal) => get<TaxonomyAnswer>('space/taxonomy', undefined, signal),
  save: (space: SpaceChanges, publish: boolean, auth_token?: string | null) =>
    write<SpaceSaved>('PUT', 'space/save', withToken({ space, publish }, auth_token)),
  changeStatus: (id: number, status: SpaceStatus, reason?: string | null, auth_token?: string | null) =>
    write<SpaceSaved>(
      'POST',
      `space/${id}/status`,
      withToken({ status, ...(reason && { reason }) }, auth_token),
    ),
  moveImage: (space_id: number, space_image_id: number, position: number, auth_token?: string | null) =>
    write<SpaceImageAnswer>(
      'POST',
      'space/image/move',
      withToken({ space_id, space_image_id, position }, auth_token),
    ),
  describeImage: (space_id: number, space_image_id: number, alt: string, auth_token?: string | null) =>
    write<SpaceImageAnswer>(
      'POST',
      'space/image/describe',
      withToken({ space_id, space_image_id, alt }, auth_token),
    ),
  deleteImage: (space_id: number, id_space_image: number, auth_token?: string | null) =>
    write<SpaceImageAnswer>(
      'POST',
      'space/image/delete',
      withToken({ space_id, id_space_image }, auth_token),
    ),
  movePanorama: (space_id: number, panorama_id: number, position: number, auth_token?: string | null) =>
    write<SpacePanoramaAnswer>(
      'POST',
      'space/panorama/move',
      withToken({ space_id, panorama_id, position }, auth_token),
    ),
  entitlePanorama: (space_id: number, panorama_id: number, title: string, auth_token?: string | null) =>
    write<SpacePanoramaAnswer>(
      'POST',
      'space/panorama/title',
      withToken({ space_id, panorama_id, title }, auth_token),
    ),
  deletePanorama: (space_id: number, panorama_id: number, auth_token?: string | null) =>
    write<SpacePanoramaAnswer>(
      'POST',
      'space/panorama/delete',
      withToken({ space_id, panorama_id }, auth_token),
    ),
});

/** Public panoramas. */
export const panoramaCalls = ({ get }: Calls) => ({
  showcase: (signal?: AbortSignal) => get<PanoramaShowcase>('panoramas/showcase', undefined, signal),
});

/** Public buildings. */
export const buildingCalls = ({ get }: Calls) => ({
  byUrl: (url: string, signal?: AbortSignal) => get<BuildingPageAnswer>('building/', { url }, signal),
});

/** Buildings and spaces of the owner. */
export const ownerCalls = ({ get, write }: Calls) => ({
  catalog: (signal?: AbortSignal) => get<OwnerCatalogAnswer>('catalog/customer', undefined, signal),
  waiting: (signal?: AbortSignal) => get<OwnerWaiting>('waiting', undefined, signal),
  addBuilding: (name: string) => write<BuildingAnswer>('PUT', 'customer/add-new-building', { name }),
  addSpace: (name: string, id_building: number, no_name: boolean) =>
    write<SpaceAddedAnswer>('PUT', 'customer/add-new-space', { name, id_building, no_name }),
  saveBuilding: (id: number, input: BuildingInput) =>
    write<BuildingAnswer>('PUT', `customer/building/${id}`, input),
});

type SpaceUpload = UploadOptions & { auth_token?: string | null };

/** Uploads one photograph of a space. */
export const uploadSpaceImage = (
  files: Files,
  spaceId: number,
  file: File,
  options?: SpaceUpload,
): Promise<SpaceImageAnswer> => uploadInto('space/image/', files, spaceId, file, options);

/** Uploads one panorama of a space. */
export const uploadSpacePanorama = (
  files: Files,
  spaceId: number,
  file: File,
  options?: SpaceUpload,
): Promise<SpacePanoramaAnswer> => uploadInto('space/panorama/', files, spaceId, file, options);

function uploadInto<Answer>(
  path: string,
  files: Files,
  spaceId: number,
  file: File,
  options: SpaceUpload = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('space', String(spaceId));
  if (options.auth_token) form.set('auth_token', options.auth_token);
  form.set('file', file);
  return files.upload<Answer>('PUT', path, form, options);
}
