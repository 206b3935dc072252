import type { SearchLanguage } from '../../shared/site'

/**
 * Words that stand in nearly every section and so tell none from another. Words that name code (`get`, `set`) stay.
 * Those of other languages are the words that Snowball leaves out there, without the rare ones.
 */
const stopWords: Record<SearchLanguage, ReadonlySet<string>> & Partial<Record<string, ReadonlySet<string>>> =
  {
    en: new Set(
      (
        'a about all also an and any are as at be because been but by can could did do does either for from had has ' +
        'have how i if in into is it its me might most must my no nor not of off on or other our own rather should ' +
        'since so some than that the their them then there these they this to too was we were what when where which ' +
        'while who why will with would yet you your ' +
        // What readers ask with, rather than for.
        'am anybody anyone being just like me need needed needs please possible really somebody someone something still ' +
        'us very want wanted wants were without'
      ).split(' '),
    ),
    nl: new Set(
      (
        'aan als bij dan dat de deze die dit doen door dus een en er geen haar had heb hebben heeft het hier hij hoe hun ' +
        'ik in is je jij jouw kan kunnen maar me meer met mij mijn moet na naar niet nog nu of om omdat onder ons ook op ' +
        'over te toch toen tot uit uw van veel voor waar was wat we wel welke werd wie wij wil worden wordt zal ze zich ' +
        'zij zijn zo zonder zou'
      ).split(' '),
    ),
    // Without accents, as terms are.
    pt: new Set(
      (
        'a ao aos aquela aquele as ate com como da das de dela dele depois do dos e ela elas ele eles em entre era essa ' +
        'esse esta estao estar este eu foi ha isso isto ja lhe mais mas me mesmo meu minha muito na nas nao nem no nos ' +
        'nossa nosso num numa o onde os ou para pela pelas pelo pelos por porque qual quando que quem se sem ser seu seus ' +
        'so sua suas tambem te tem ter um uma uns voce voces'
      ).split(' '),
    ),
  }

/** Whether a term is left out of the index, and so cannot be asked of it. */
export const isStopWord = (term: string, language: string): boolean => stopWords[language]?.has(term) ?? false
