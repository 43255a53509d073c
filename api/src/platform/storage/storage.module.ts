import { Global, Module } from '@nestjs/common';
import { Config, type ConfigValues } from '../config/index.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import { Storage } from './storage.ts';

/** Storage by configuration: the bucket with S3_BUCKET, else a folder. */
export function createStorage(config: ConfigValues): Storage {
  return config.S3_BUCKET === undefined
    ? new DiskStorage(config.STORAGE_DIR)
    : new S3Storage({ ...config, bucket: config.S3_BUCKET });
}

@Global()
@Module({
  providers: [{ provide: Storage, inject: [Config], useFactory: createStorage }],
  exports: [Storage],
})
export class StorageModule {}
