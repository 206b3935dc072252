// @ts-check
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { findPrograms } from './programs.mjs'
import { root } from './project.mjs'
import { heading } from './terminal.mjs'

/**
 * The real nginx, which the tests of deploy/ run.
 * @typedef {{ path: string, modules: string[] }} Nginx `modules`: files that bring Brotli
 */

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter']
const moduleFolder = '/usr/lib/nginx/modules'

/** @returns {Nginx | undefined} undefined where there is none, or one without Brotli */
export function findNginx() {
  const [path] = findPrograms(['nginx'], process.env, ['/usr/sbin', '/usr/local/sbin'])
  const modules = existsSync(moduleFolder)
    ? readdirSync(moduleFolder).filter((name) => name.includes('brotli'))
    : []
  if (!path || modules.length < 2) return undefined
  return { path, modules: modules.sort().map((name) => join(moduleFolder, name)) }
}

/**
 * Finds nginx or installs it, where the system is Debian or one of its kin.
 * @returns {Promise<Nginx | undefined>}
 */
export async function ensureNginx() {
  const found = findNginx()
  if (found) return found
  heading('Installing nginx for the tests of deploy/')
  await installFromDebian(packages)
  return findNginx()
}

/** What nginx keeps for a while, by the names of its directives: of itself it has folders of the system for that. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * Writes a configuration with deploy/nginx.conf as it is, but for the folders and the port.
 * @param {Nginx} nginx
 * @param {object} options
 * @param {string} options.dir an empty folder, which gets `nginx.conf` and all that nginx writes
 * @param {number} options.port
 * @param {string} options.current what `/var/www/beckon-docs/current` leads to: a folder with `site` and `nginx`
 * @param {string} [options.configuration] the same for `/var/www/beckon-docs/configuration`; otherwise that `nginx`
 * @param {string} [options.extra] directives for the server, as somebody may put them into /etc/nginx/beckon-docs
 * @param {string} [options.main] directives for all of nginx
 * @param {string} [options.http] directives for all servers
 * @returns {string} its path
 */
export function writeNginxConf(
  nginx,
  { dir, port, current, configuration, extra = '', main = '', http = '' },
) {
  mkdirSync(join(dir, 'extra'))
  writeFileSync(join(dir, 'extra/test.conf'), extra)
  const server = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/var/www/beckon-docs/current', current)
    .replaceAll('/var/www/beckon-docs/configuration', configuration ?? join(current, 'nginx'))
    .replaceAll('/etc/nginx/beckon-docs', join(dir, 'extra'))
    .replace(/^ *listen .*\n *listen .*$/m, `listen 127.0.0.1:${port};`)
  const conf = join(dir, 'nginx.conf')
  writeFileSync(
    conf,
    [
      ...nginx.modules.map((file) => `load_module ${file};`),
      // As root it would serve as somebody who may not read a temporary folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${dir}/nginx.pid;`,
      `error_log ${dir}/error.log;`,
      'worker_processes 1;',
      main,
      'events { worker_connections 1024; }',
      'http {',
      ...temporary.map((name) => `${name}_temp_path ${dir}/${name};`),
      'access_log off;',
      'sendfile on;',
      http,
      server,
      '}',
    ].join('\n'),
  )
  return conf
}
