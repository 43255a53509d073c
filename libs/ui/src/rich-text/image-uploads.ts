import type { StoredImage } from '@prostora/api-client';

export type UploadImage = (
  file: File,
  options: { onProgress: (sent: number, total: number) => void },
) => Promise<StoredImage>;

/** Upload progress of the pictures of one editor, by the upload key; observable by node views. */
export class ImageUploads {
  private readonly percents = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly isBusy = (): boolean => this.percents.size > 0;

  getPercent(key: string | null): number | null {
    return key === null ? null : (this.percents.get(key) ?? null);
  }

  async send(key: string, file: File, upload: UploadImage): Promise<StoredImage> {
    this.setPercent(key, 0);
    try {
      return await upload(file, {
        onProgress: (sent, total) => this.setPercent(key, Math.round((100 * sent) / Math.max(1, total))),
      });
    } finally {
      this.percents.delete(key);
      this.notify();
    }
  }

  private setPercent(key: string, percent: number): void {
    this.percents.set(key, percent);
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
