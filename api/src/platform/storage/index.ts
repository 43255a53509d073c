export { isStorageKey, Storage, type StoredFile } from './storage.ts';
export { createStorage, StorageModule } from './storage.module.ts';
