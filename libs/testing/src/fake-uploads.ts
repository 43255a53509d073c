import type { ApiError } from '@prostora/api-client';

/** An upload that waits for the test. */
export type FakeUpload = {
  readonly form: FormData;
  readonly progress: (loaded: number, total: number) => void;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: ApiError) => void;
  readonly isAborted: () => boolean;
};

/** Replaces the browser's XMLHttpRequest; returns the uploads started since. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private isAborted = false;

    open(): void {
      // The address does not matter.
    }

    setRequestHeader(): void {
      // Headers do not matter.
    }

    abort(): void {
      this.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }

    send(form: FormData): void {
      const answer = (status: number, body: unknown): void => {
        Object.assign(this, { status, responseText: JSON.stringify(body) });
        this.onload?.();
        this.onloadend?.();
      };
      uploads.push({
        form,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        resolve: (body) => answer(200, body),
        reject: (error) => answer(error.status, error.body),
        isAborted: () => this.isAborted,
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return uploads;
}
