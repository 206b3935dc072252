import { freePort, makeProject, runGatsby } from '/work/main/tests/helpers/gatsby-project'
import { setTimeout as s } from 'node:timers/promises'
const p = makeProject(); const port = await freePort(); const g = runGatsby(p.dir,'develop','--port',String(port))
await g.said(/You can now view/)
const doc = async()=> JSON.stringify((await (await fetch(`http://localhost:${port}/page-data/en/guides/apps/page-data.json`)).json()).result?.data?.mdx?.doc?.blocks)
let n=g.output().length
for (const [f,a,b,w] of [['facts.json','"1.2.3"','"1.2.3',3000],['facts.json','"1.2.3','"1.2.3"',3000],['facts.json','1.2.3','4.5.6',3000],['en/_partials/shared.mdx','first','third',700],['facts.json','4.5.6','8.8.8',4000]] as const) {
  p.write(f,p.read(f).replace(a,b)); await s(w)
  console.log('---',f,b, g.output().slice(n).replace(/^warning.*\n|^$|^(If|Exported).*\n/gm,'')); n=g.output().length
  console.log(await doc())
}
await g.stop(); p.remove()
