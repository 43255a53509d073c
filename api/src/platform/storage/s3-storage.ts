import type { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { ConfigValues } from '../config/index.ts';
import { DomainError } from '../errors/index.ts';
import { assertStorageKey, Storage, type StoredFile } from './storage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
type S3Options = Pick<
  ConfigValues,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_FORCE_PATH_STYLE'
> & { bucket: string };

/**
 * Objects of an S3-compatible bucket. The SDK (22 MB) is loaded on first use; only put, get, head, delete and
 * list (version 1) are used, which every such service has.
 */
export class S3Storage extends Storage {
  private loaded: Promise<{ sdk: Sdk; client: S3Client }> | null = null;

  constructor(private readonly options: S3Options) {
    super();
  }

  async put(key: string, body: Uint8Array, { type }: { type: string }): Promise<void> {
    assertStorageKey(key);
    await this.call(({ sdk, client }) =>
      client.send(
        new sdk.PutObjectCommand({
          Bucket: this.options.bucket,
          Key: key,
          Body: body,
          ContentType: type,
          ContentLength: body.byteLength,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      ),
    );
  }

  async get(key: string): Promise<StoredFile | null> {
    assertStorageKey(key);
    const found = await this.callOrNull(({ sdk, client }) =>
      client.send(new sdk.GetObjectCommand({ Bucket: this.options.bucket, Key: key })),
    );
    return found?.Body ? { body: found.Body as Readable, size: found.ContentLength ?? null } : null;
  }

  async exists(key: string): Promise<boolean> {
    assertStorageKey(key);
    return (
      (await this.callOrNull(({ sdk, client }) =>
        client.send(new sdk.HeadObjectCommand({ Bucket: this.options.bucket, Key: key })),
      )) !== null
    );
  }

  async delete(key: string): Promise<void> {
    assertStorageKey(key);
    await this.callOrNull(({ sdk, client }) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: this.options.bucket, Key: key })),
    );
  }

  async *list(folder: string, untouchedSince: Date): AsyncIterable<string> {
    assertStorageKey(folder);
    const isDirect = (key: string): boolean => key !== '' && !key.slice(folder.length + 1).includes('/');
    for (let after: string | undefined, more = true; more;) {
      const marker = after === undefined ? {} : { Marker: after };
      const page = await this.call(({ sdk, client }) =>
        client.send(
          new sdk.ListObjectsCommand({ Bucket: this.options.bucket, Prefix: `${folder}/`, ...marker }),
        ),
      );
      for (const { Key = '', LastModified } of page.Contents ?? [])
        if (isDirect(Key) && LastModified && LastModified < untouchedSince) yield Key;
      after = page.Contents?.at(-1)?.Key;
      more = page.IsTruncated === true && after !== undefined;
    }
  }

  async check(): Promise<void> {
    await this.exists('readiness');
  }

  /** Not checked: a bucket that rejects writes shows with the first upload. */
  checkWritable(): Promise<void> {
    return Promise.resolve();
  }

  private async callOrNull<T>(work: (s3: { sdk: Sdk; client: S3Client }) => Promise<T>): Promise<T | null> {
    try {
      return await this.call(work);
    } catch (error) {
      if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
      throw error;
    }
  }

  private async call<T>(work: (s3: { sdk: Sdk; client: S3Client }) => Promise<T>): Promise<T> {
    try {
      return await work(await (this.loaded ??= this.loadClient()));
    } catch (error) {
      const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
      if (status === undefined || status >= 500)
        throw Object.assign(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 30 }), {
          cause: error,
        });
      throw error;
    }
  }

  private async loadClient(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    } = this.options;
    const client = new sdk.S3Client({
      region,
      forcePathStyle: this.options.S3_FORCE_PATH_STYLE,
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint ? { endpoint } : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    });
    return { sdk, client };
  }
}
