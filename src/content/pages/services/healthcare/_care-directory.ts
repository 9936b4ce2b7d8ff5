import { contactHref } from '@/content/catalog/hrefs'

/** Copy for the search form of Find Care and its results. */
export const careSearchCopy = {
  title: 'Find a doctor',
  intro: 'The directory behind this form is a sample with fictional entries.',
  query: { label: 'Doctor, specialty or plan', placeholder: 'Family doctor, PPO' },
  location: { label: 'ZIP code or city', placeholder: '95112 or San José' },
  submit: 'Search Now',
  prompt:
    'Fill in one or both fields. For a real appointment, use your insurer’s directory or findahealthcenter.hrsa.gov.',
  results: {
    title: 'Sample directory',
    intro: 'Fictional entries that show what results look like.',
    sunken: true,
  },
  /** Returns the number of results and the search texts in one line. */
  summary(count: number, query: string, location: string) {
    const what = query && `“${query}”`
    const where = location && ` near “${location}”`
    if (count === 0)
      return `Nothing in the sample directory matched ${what || 'your search'}${where}.`
    return `${count} sample ${count === 1 ? 'entry' : 'entries'}${what && ` for ${what}`}${where}`
  },
  nothingFound:
    'Try fewer words, another ZIP code or a city. For a real appointment, use your insurer’s directory or call your doctor.',
  ask: { label: 'Ask about specialized care', to: contactHref('SpecializedCare') },
}

/** Words that a search ignores, as in "a doctor who takes Medicare". */
export const ignoredWords = new Set(
  'a an and at for i in insurance me my near need of on or plan plans specialist takes that the to who with'.split(
    ' ',
  ),
)

/** The names of the states, so that a search finds names and codes. */
export const stateNames: Record<string, string> = {
  CA: 'California',
  CO: 'Colorado',
  GA: 'Georgia',
  IL: 'Illinois',
  MA: 'Massachusetts',
  MN: 'Minnesota',
  NM: 'New Mexico',
  OR: 'Oregon',
  TX: 'Texas',
  WA: 'Washington',
}

/** An invented entry of the sample directory of Find Care. */
export interface Clinician {
  name: string
  /** The job title, which people search for: "cardiologist" rather than "cardiology". */
  title: string
  specialty: string
  /** The conditions that the clinician treats, in everyday words. */
  treats: string
  /** Other words that people search by: "eye doctor". */
  alsoCalled: string
  city: string
  state: string
  zip: string
  /** Kinds of plan accepted. */
  plans: string[]
}

export const clinicians: Clinician[] = [
  {
    name: 'Dr. Inés Calderón',
    title: 'Cardiologist',
    specialty: 'Cardiology',
    treats: 'heart rhythm, blood pressure, care after a heart attack',
    alsoCalled: 'heart doctor',
    city: 'San José',
    state: 'CA',
    zip: '95112',
    plans: ['PPO', 'HMO', 'Medicare'],
  },
  {
    name: 'Dr. Martin Oyelaran',
    title: 'Family Physician',
    specialty: 'Family medicine, primary care',
    treats: 'checkups, vaccines, long-term conditions at every age',
    alsoCalled: 'family doctor, primary care doctor, general practitioner, GP, PCP',
    city: 'San José',
    state: 'CA',
    zip: '95126',
    plans: ['HMO', 'Medicaid', 'Medicare'],
  },
  {
    name: 'Dr. Hana Novotná',
    title: 'Pediatrician',
    specialty: 'Pediatrics',
    treats: 'newborn visits, growth, school physicals for children',
    alsoCalled: 'children’s doctor, kids doctor, baby doctor',
    city: 'Portland',
    state: 'OR',
    zip: '97205',
    plans: ['PPO', 'HMO', 'Medicaid'],
  },
  {
    name: 'Ruth Abara, NP',
    title: 'Family Nurse Practitioner',
    specialty: 'Family medicine, primary care',
    treats: 'same-week visits, women’s health, diabetes follow-up',
    alsoCalled: 'primary care provider, PCP, nurse',
    city: 'Portland',
    state: 'OR',
    zip: '97214',
    plans: ['PPO', 'EPO', 'Medicaid'],
  },
  {
    name: 'Dr. Björn Kjeldgaard',
    title: 'Orthopedist',
    specialty: 'Orthopedic surgery',
    treats: 'knees, hips, broken bones, sports injuries',
    alsoCalled: 'bone doctor, joint doctor, orthopedic surgeon',
    city: 'Minneapolis',
    state: 'MN',
    zip: '55408',
    plans: ['PPO', 'Medicare'],
  },
  {
    name: 'Dr. Priya Raghunath',
    title: 'Dermatologist',
    specialty: 'Dermatology',
    treats: 'skin checks, moles, eczema, acne',
    alsoCalled: 'skin doctor',
    city: 'Austin',
    state: 'TX',
    zip: '78704',
    plans: ['PPO', 'EPO'],
  },
  {
    name: 'Dr. Tobias Whitlock',
    title: 'Psychiatrist',
    specialty: 'Psychiatry, mental health',
    treats: 'depression, anxiety, review of medication',
    alsoCalled: 'doctor, psychology',
    city: 'Austin',
    state: 'TX',
    zip: '78751',
    plans: ['PPO', 'HMO', 'Medicare', 'Medicaid'],
  },
  {
    name: 'Dr. Amélie Fontenot',
    title: 'Obstetrician-Gynecologist',
    specialty: 'Obstetrics and gynecology',
    treats: 'pregnancy, birth, contraception, menopause',
    alsoCalled: 'OB-GYN, obgyn, women’s doctor, women’s health',
    city: 'Chicago',
    state: 'IL',
    zip: '60614',
    plans: ['PPO', 'HMO', 'Medicaid'],
  },
  {
    name: 'Dr. Walter Szymański',
    title: 'Geriatrician',
    specialty: 'Geriatrics, primary care',
    treats: 'memory, balance, many medicines at once in older adults',
    alsoCalled: 'doctor for seniors, elderly care, PCP',
    city: 'Chicago',
    state: 'IL',
    zip: '60640',
    plans: ['Medicare', 'Medicare Advantage', 'Medicaid'],
  },
  {
    name: 'Dr. Keisha Barrow',
    title: 'Endocrinologist',
    specialty: 'Endocrinology',
    treats: 'diabetes, thyroid, hormones',
    alsoCalled: 'diabetes doctor, hormone doctor',
    city: 'Atlanta',
    state: 'GA',
    zip: '30309',
    plans: ['PPO', 'HMO', 'Medicare'],
  },
  {
    name: 'Dr. Leo Hartigan',
    title: 'Allergist',
    specialty: 'Allergy and immunology',
    treats: 'hay fever, asthma, food allergies',
    alsoCalled: 'allergy doctor, asthma doctor',
    city: 'Denver',
    state: 'CO',
    zip: '80203',
    plans: ['PPO', 'EPO', 'HMO'],
  },
  {
    name: 'Mei-Lin Troup, DPT',
    title: 'Physical Therapist',
    specialty: 'Physical therapy',
    treats: 'back pain, recovery after surgery, falls',
    alsoCalled: 'physiotherapist, physio, PT, rehab',
    city: 'Cañon City',
    state: 'CO',
    zip: '81212',
    plans: ['PPO', 'Medicare', 'Medicaid'],
  },
  {
    name: 'Dr. Yusuf Demirel',
    title: 'Neurologist',
    specialty: 'Neurology',
    treats: 'migraine, seizures, numbness, tremor',
    alsoCalled: 'nerve doctor, brain doctor, headache doctor',
    city: 'Boston',
    state: 'MA',
    zip: '02118',
    plans: ['PPO', 'HMO', 'Medicare'],
  },
  {
    name: 'Dr. Clara Penhallow',
    title: 'Oncologist',
    specialty: 'Oncology',
    treats: 'second opinions, chemotherapy, follow-up after cancer',
    alsoCalled: 'cancer doctor',
    city: 'Boston',
    state: 'MA',
    zip: '02130',
    plans: ['PPO', 'Medicare', 'Medicare Advantage'],
  },
  {
    name: 'Dr. Naomi Vandersteen',
    title: 'Ophthalmologist',
    specialty: 'Ophthalmology',
    treats: 'eyes: cataracts, glaucoma, diabetic eye exams',
    alsoCalled: 'eye doctor, vision',
    city: 'Seattle',
    state: 'WA',
    zip: '98103',
    plans: ['PPO', 'EPO', 'Medicare'],
  },
  {
    name: 'Dr. Eun-ji Marlow',
    title: 'Dentist',
    specialty: 'General dentistry',
    treats: 'teeth: cleanings, fillings, a crown that came off',
    alsoCalled: 'tooth doctor, dental care',
    city: 'Seattle',
    state: 'WA',
    zip: '98118',
    plans: ['Dental PPO', 'Dental HMO', 'Medicaid'],
  },
  {
    name: 'Gabriel Whitehorse, LCSW',
    title: 'Therapist and Counselor',
    specialty: 'Counseling, mental health',
    treats: 'grief, couples, stress at work',
    alsoCalled: 'psychotherapist, therapy, social worker',
    city: 'Santa Fe',
    state: 'NM',
    zip: '87501',
    plans: ['HMO', 'Medicaid', 'Self-pay'],
  },
]
