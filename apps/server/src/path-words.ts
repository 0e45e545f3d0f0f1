// What the system says of files, in words. The command line uses it without loading the server.

/** The code of an error of the system or of a database. */
export function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '')
}

/** What the system says of a path, in words. */
export function explainPath(error: unknown): string {
  const words: Readonly<Record<string, string>> = {
    EACCES: 'it may not be written by this user',
    EDQUOT: 'the disk quota is used up',
    EEXIST: 'there is something else in its place',
    EIO: 'the disk reports an error',
    EISDIR: 'it is a folder',
    ENAMETOOLONG: 'its name is too long',
    ENOENT: 'there is no such folder',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is no folder',
    EPERM: 'the system does not allow it',
    EROFS: 'the disk is read-only',
  }
  return words[codeOf(error)] ?? (error instanceof Error ? error.message : String(error))
}
