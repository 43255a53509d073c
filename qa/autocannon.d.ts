declare module 'autocannon' {
  export type Result = {
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    '5xx': number;
    latency: { p50: number; p99: number; max: number };
    requests: { total: number };
  };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    requests: { method: 'GET'; path: string; headers?: Readonly<Record<string, string>> }[];
  };
  type Instance = { stop(): void; on(event: 'reqError', listener: (error: Error) => void): void };
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): Instance;
}
