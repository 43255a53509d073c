declare module 'autocannon' {
  type Result = { latency: { p99: number }; requests: { average: number }; errors: number; timeouts: number; '5xx': number };
  export default function autocannon(options: { url: string; connections: number; duration: number; headers?: Readonly<Record<string, string>> }): Promise<Result>;
}
