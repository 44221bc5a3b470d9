export declare const programs: Readonly<
  Record<'server' | 'cli' | 'picture-worker' | 'photo-worker' | 'pdf-worker' | 'lead-thread-program', string>
>
export declare const serverFlags: readonly string[]
export declare function findProgram(name: keyof typeof programs): string
export declare function markSources(): string
