// A folder that a process sees as its whole disk, the way a container has one. This machine lends its programs and
// libraries, read-only, in the place of the base image; Node and npm lie where that image has them.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { rightNode } from '../right-node.mjs'
import { ROOT } from '../set-up.mjs'

/** The only account of the base image beside root. */
const USERS = { root: 0, node: 1000 }
const LENT = ['/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib64', '/usr/share', '/etc/ssl', '/etc/resolv.conf', '/dev']
/** In Debian these are links into /usr. */
const LINKED = ['/bin', '/sbin', '/lib', '/lib64']
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** How this machine reaches the network is its own business; a build with an engine is told the same way. */
const NETWORK = /^((https?|no)_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_(registry|cafile))$/i

/** Mounts what is asked for below the folder, then becomes the command in it. */
const ENTER = `set -e
root=$1 user=$2 folder=$3; shift 3
mount --make-rprivate /
mount --bind "$root" "$root"
while [ "$1" != -- ]; do
  case $1 in
    lend) mount --bind "$2" "$root$2"; mount -o remount,bind,ro "$root$2" 2>/dev/null || true; shift 2;;
    share) mount --bind "$2" "$root$3"; shift 3;;
    empty) mount -t tmpfs -o mode=1777 tmpfs "$root$2"; shift 2;;
    frozen) mount -o remount,bind,ro "$root"; shift;;
  esac
done
shift
mount -t proc proc "$root/proc"
[ "$user" = 0 ] || limits="--reuid=$user --regid=$user --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all"
exec chroot "$root" /usr/bin/setpriv $limits /usr/bin/env -C "$folder" "$@"`

export interface Way {
  readonly environment?: Readonly<Record<string, string>>
  readonly folder: string
  readonly user?: string
  /** Folders of this machine, by where they are seen. */
  readonly shared?: Readonly<Record<string, string>>
  /** Nothing can be written but in what is shared, and in /tmp. */
  readonly isFrozen?: boolean
}

function npmFolder(): string {
  const found = execFileSync('npm', ['root', '--global'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return join(found.trim(), 'npm')
}

function userNumber(name: string): number {
  const found = USERS[name as keyof typeof USERS]
  if (found === undefined) throw new Error(`the base image has no user ${name}`)
  return found
}

export class Room {
  readonly root: string

  constructor(root: string) {
    this.root = root
    for (const folder of ['proc', 'tmp', 'root', 'etc', 'usr/local/bin', 'usr/local/lib/node_modules'])
      this.make(folder)
    for (const link of LINKED) {
      if (existsSync(link) && lstatSync(link).isSymbolicLink()) symlinkSync(readlinkSync(link), join(root, link))
    }
    for (const lent of LENT.filter((place) => existsSync(place))) {
      if (lstatSync(lent).isDirectory()) this.make(lent)
      else writeFileSync(join(root, lent), '')
    }
    writeFileSync(
      join(root, 'etc/passwd'),
      Object.entries(USERS)
        .map(([name, id]) => `${name}:x:${id}:${id}::/${name}:/bin/sh\n`)
        .join(''),
    )
    writeFileSync(
      join(root, 'etc/group'),
      Object.entries(USERS)
        .map(([name, id]) => `${name}:x:${id}:\n`)
        .join(''),
    )
    cpSync(rightNode(ROOT), join(root, 'usr/local/bin/node'))
    cpSync(npmFolder(), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  }

  make(folder: string): void {
    mkdirSync(join(this.root, folder), { recursive: true })
  }

  /** Starts a command as the first process of its own world; its output is ours. */
  start(
    command: readonly string[],
    { environment = {}, folder, user = 'root', shared = {}, isFrozen = false }: Way,
  ): ChildProcess {
    for (const place of Object.keys(shared)) this.make(place)
    const mounts = [
      ...(isFrozen ? ['frozen'] : []),
      ...LENT.filter((place) => existsSync(place)).flatMap((place) => ['lend', place]),
      ...Object.entries(shared).flatMap(([seen, real]) => ['share', real, seen]),
      ...(isFrozen ? ['empty', '/tmp'] : []),
    ]
    const outside = Object.entries(process.env).filter(([name]) => NETWORK.test(name))
    const inside = [
      'sh',
      '-c',
      ENTER,
      'enter',
      this.root,
      String(userNumber(user)),
      folder,
      ...mounts,
      '--',
      ...command,
    ]
    return spawn('unshare', ['--mount', '--pid', '--fork', ...inside], {
      env: { ...Object.fromEntries(outside), PATH, HOME: user === 'root' ? '/root' : '/tmp', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  /** Runs a command to its end; what it said, and its exit code. */
  run(command: readonly string[], way: Way): Promise<{ readonly code: number | null; readonly output: string }> {
    const child = this.start(command, way)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, output }))
    })
  }

  /** Copies into it as COPY does: what is named is a folder, whose content goes into the other. */
  copy(from: string, to: string, files: readonly string[]): void {
    for (const file of files) {
      const target = join(this.root, to, file)
      mkdirSync(dirname(target), { recursive: true })
      cpSync(join(from, file), target, { verbatimSymlinks: true, preserveTimestamps: true })
    }
  }
}
