/**
 * OURS-31: family names that so many players of a country bear that an initial before them identifies no one of them, in
 * plain lower-case letters and without the article. Arab given names stand here because they serve as family names.
 */
export const commonSurnames: ReadonlySet<string> = new Set(
  [
    'garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno',
    'munoz alvarez romero alonso gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano molina morales',
    'suarez ortega delgado castro ortiz rubio marin sanz nunez medina castillo cortes guerrero cruz mendez flores',
    'vargas herrera aguilar rojas vega reyes silva santos oliveira souza sousa lima pereira ferreira costa rodrigues',
    'almeida nascimento alves carvalho araujo ribeiro fernandes goncalves gomes martins lopes barbosa rocha dias moreira',
    'smith jones taylor brown williams wilson johnson davies robinson wright thompson evans walker white roberts green',
    'hall wood jackson clarke clark harris lewis martin cooper ward king turner hill allen moore scott young campbell',
    'anderson mitchell murray stewart robertson thomson macdonald morrison kelly murphy byrne ryan walsh',
    'traore diallo diarra coulibaly keita toure camara konate kone cisse diop ndiaye fall gueye sow ba sarr mendy',
    'sylla barry bah sissoko doumbia ouattara bamba sangare fofana dembele sane mane gomis mensah owusu boateng asante',
    'muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann koch richter klein wolf neumann',
    'jansen bakker visser smit mulder janssen peeters jacobs',
    'rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno conti costa',
    'kim lee park choi jung kang cho yoon jang lim han wang li zhang liu chen yang huang zhao wu zhou',
    'tanaka suzuki sato ito watanabe yamamoto nakamura kobayashi kato yoshida yamada sasaki',
    'yilmaz demir kaya ozturk celik sahin yildiz yildirim arslan ivanov petrov horvat novak jovanovic petrovic',
    'nikolic popovic ilic markovic kovacevic hansen johansen olsen larsen andersen nielsen jensen pedersen johansson',
    'andersson karlsson nilsson eriksson larsson nguyen tran le pham',
    'mohamed mohammed muhammad mohammad ahmed ahmad ali hassan hasan hussein hussain hossein ibrahim mahmoud mahmood',
    'mostafa mustafa khaled khalid omar omer said saeed saied abdullah abdallah abdalla youssef yousef yusuf saleh',
    'salem salim samir hamza karim amin adel ashraf ayman essam gamal jamal tarek tariq hamdi magdy reda fathi sayed',
    'nasser nasr abbas jassim jasim kadhim karrar haidar hamad hamed rashid rashed sultan faisal fahad ismail othman',
    'dawsari dosari ghamdi shehri shahri qahtani otaibi harbi zahrani shammari mutairi balushi anazi enezi juhani bishi',
    'asiri malki yami shamrani subaie khaibari muwallad bloushi mukhaini hajri marri kaabi mansoori mazrouei hammadi',
    'ramadan saad hamdy khalil khaleel jaber gaber zakaria ammar shehata galal jalal fathy zaki hany hani sherif tawfik',
    'tawfiq ashour alaa issa eissa mohsen maher kamal soliman suleiman sulaiman riad riyad anwar badr fawzi hosny hosni',
    'emad imad hesham hisham sabry salama taha walid waleed yasser younis younes zayed ziad nabil mansour mansoor marwan',
    'mazen mubarak murad obaid abdulrahman abdelrahman abdulaziz hawsawi alawi khaldi zaabi ghassani trabelsi haddadi',
    'osman adam musa moussa idris bilal yassine amine slimane brahimi bouzid benali mahrez kane',
  ]
    .flatMap((line) => line.split(' '))
    .concat(['de jong', 'de vries', 'de boer', 'ben ali', 'ben youssef', 'ben amor']),
);
