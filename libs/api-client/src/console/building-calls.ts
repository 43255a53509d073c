import type { Calls } from '../calls.ts';
import type {
  AdminBuildingDetail,
  AdminBuildingsAnswer,
  BuildingInput,
  DoneAnswer,
} from '../generated/types.gen.ts';

export type AdminBuildingsQuery = {
  page?: number;
  page_size?: number;
  search?: string;
  state?: 'published' | 'unpublished' | 'empty';
  region?: string;
  owner?: number;
  sort?: 'name' | 'city' | 'created' | 'spaces';
  order?: 'asc' | 'desc';
};

/** Buildings in the console. */
export const buildingAdminCalls = ({ get, write }: Calls) => ({
  list: (query: AdminBuildingsQuery, signal?: AbortSignal) =>
    get<AdminBuildingsAnswer>('admin/buildings', query, signal),
  read: (id: number, signal?: AbortSignal) =>
    get<AdminBuildingDetail>(`admin/buildings/${id}`, undefined, signal),
  save: (id: number, input: BuildingInput) =>
    write<AdminBuildingDetail>('PUT', `admin/buildings/${id}`, input),
  remove: (id: number) => write<DoneAnswer>('DELETE', `admin/buildings/${id}`),
});
