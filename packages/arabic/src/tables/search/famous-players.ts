/** OURS-07: the players whom a single word means, by nationality; each is in the tables of players under this name. */
export const famousPlayers: Readonly<Record<string, string>> = {
  Algeria:
    'Riyad Mahrez, Ismaël Bennacer, Rayan Aït-Nouri, Mohamed Amoura, Youcef Belaïli, Ramy Bensebaini, Amine Gouiri, Houssem Aouar, Baghdad Bounedjah',
  Argentina:
    'Lionel Messi, Julián Álvarez, Lautaro Martínez, Enzo Fernández, Alexis Mac Allister, Emiliano Martínez, Paulo Dybala, Rodrigo De Paul, Cristian Romero, Lisandro Martínez, Alejandro Garnacho, Franco Mastantuono, Nico Paz',
  Austria: 'David Alaba, Konrad Laimer',
  Belgium: 'Kevin De Bruyne, Thibaut Courtois, Romelu Lukaku, Jérémy Doku, Leandro Trossard',
  Brazil:
    'Neymar, Vinícius Júnior, Rodrygo, Raphinha, Endrick, Alisson Becker, Casemiro, Bruno Guimarães, Gabriel Magalhães, Gabriel Jesus, Gabriel Martinelli, Marquinhos, Éder Militão, Matheus Cunha, Estêvão, Malcom, Fabinho, Savinho, Lucas Paquetá, Richarlison',
  Cameroon: 'Bryan Mbeumo, André Onana',
  Colombia: 'Luis Díaz, James Rodríguez, Jhon Durán',
  Croatia: 'Luka Modrić, Joško Gvardiol, Mateo Kovačić, Ivan Perišić, Marcelo Brozović',
  Denmark: 'Christian Eriksen, Rasmus Højlund',
  Ecuador: 'Moisés Caicedo, Willian Pacho',
  Egypt:
    'Mohamed Salah, Omar Marmoush, Mostafa Mohamed, Trézéguet, Mohamed Elneny, Mohamed El Shenawy, Zizo, Emam Ashour, Mohamed Abdelmonem, Hussein El Shahat, Abdallah El Said, Marwan Attia, Ibrahim Adel, Ramadan Sobhi, Shikabala',
  England:
    'Bukayo Saka, Jude Bellingham, Harry Kane, Phil Foden, Declan Rice, Cole Palmer, Marcus Rashford, Trent Alexander-Arnold, Kobbie Mainoo, Jordan Pickford, John Stones, Kyle Walker, Jack Grealish, Ollie Watkins, Ivan Toney, Raheem Sterling, Eberechi Eze, Noni Madueke, Reece James, Jordan Henderson, Anthony Gordon',
  France:
    "Kylian Mbappé, Ousmane Dembélé, Antoine Griezmann, Karim Benzema, N'Golo Kanté, Paul Pogba, Eduardo Camavinga, Aurélien Tchouaméni, William Saliba, Jules Koundé, Mike Maignan, Michael Olise, Désiré Doué, Bradley Barcola, Marcus Thuram, Theo Hernández, Ibrahima Konaté, Rayan Cherki, Hugo Ekitiké, Randal Kolo Muani, Warren Zaïre-Emery, Moussa Diaby, Kingsley Coman",
  Gabon: 'Pierre-Emerick Aubameyang',
  Georgia: 'Khvicha Kvaratskhelia',
  Germany:
    'Florian Wirtz, Jamal Musiala, Kai Havertz, Joshua Kimmich, Antonio Rüdiger, Manuel Neuer, Thomas Müller, Marc-André ter Stegen, Leroy Sané, Serge Gnabry, İlkay Gündoğan, Toni Kroos, Leon Goretzka',
  Ghana: 'Mohammed Kudus, Thomas Partey, Antoine Semenyo',
  Hungary: 'Dominik Szoboszlai, Milos Kerkez',
  Iraq: 'Aymen Hussein, Ali Jasim, Zidane Iqbal',
  Italy:
    'Gianluigi Donnarumma, Federico Chiesa, Nicolò Barella, Sandro Tonali, Alessandro Bastoni, Mateo Retegui, Moise Kean',
  'Ivory Coast': 'Franck Kessié, Sébastien Haller, Amad Diallo',
  Japan: 'Takefusa Kubo, Kaoru Mitoma, Wataru Endo',
  Jordan: 'Mousa Al Taamari, Yazan Al Naimat',
  Morocco:
    'Achraf Hakimi, Hakim Ziyech, Yassine Bounou, Sofyan Amrabat, Noussair Mazraoui, Brahim Díaz, Youssef En-Nesyri, Azzedine Ounahi, Abde Ezzalzouli, Nayef Aguerd, Soufiane Rahimi, Eliesse Ben Seghir, Bilal El Khannouss, Ismael Saibari, Ayoub El Kaabi',
  Netherlands:
    'Virgil van Dijk, Frenkie de Jong, Memphis Depay, Cody Gakpo, Matthijs de Ligt, Xavi Simons, Ryan Gravenberch, Denzel Dumfries, Jeremie Frimpong',
  Nigeria: 'Victor Osimhen, Ademola Lookman',
  Norway: 'Erling Haaland, Martin Ødegaard, Alexander Sørloth',
  Poland: 'Robert Lewandowski, Wojciech Szczęsny',
  Portugal:
    'Cristiano Ronaldo, Bruno Fernandes, Bernardo Silva, Rafael Leão, João Félix, Rúben Dias, Rúben Neves, Vitinha, João Neves, Nuno Mendes, João Cancelo, Pepe, Gonçalo Ramos, Diogo Dalot, Francisco Trincão',
  Qatar: 'Akram Afif, Almoez Ali, Hassan Al Haydos, Saad Al Sheeb',
  'Saudi Arabia':
    'Salem Al Dawsari, Firas Al Buraikan, Saud Abdulhamid, Saleh Al Shehri, Mohamed Kanno, Abdulrahman Ghareeb, Nawaf Al Aqidi, Mohammed Al Owais, Hassan Al Tambakti, Nasser Al Dawsari, Salman Al Faraj',
  Scotland: 'Andrew Robertson, Scott McTominay',
  Senegal: 'Sadio Mané, Kalidou Koulibaly, Edouard Mendy, Nicolas Jackson, Ismaïla Sarr',
  Serbia: 'Dušan Vlahović, Aleksandar Mitrović, Sergej Milinković-Savić, Dušan Tadić',
  Slovenia: 'Jan Oblak, Benjamin Šeško',
  'South Korea': 'Son Heung-Min, Kim Min-Jae, Lee Kang-In',
  Spain:
    'Lamine Yamal, Pedri, Gavi, Rodri, Dani Carvajal, Nico Williams, Dani Olmo, Ferran Torres, Álvaro Morata, Marc Cucurella, Pau Cubarsí, Mikel Merino, Martín Zubimendi, Fabián Ruiz, Dean Huijsen, David Raya, Sergio Ramos, Joan García, Mikel Oyarzabal',
  Sweden: 'Viktor Gyökeres, Alexander Isak',
  Syria: 'Omar Al Somah, Omar Khribin',
  Tunisia:
    'Ellyes Skhiri, Wahbi Khazri, Youssef Msakni, Hannibal Mejbri, Ali Maâloul, Ferjani Sassi, Naïm Sliti',
  Türkiye: 'Arda Güler, Hakan Çalhanoğlu, Kenan Yıldız',
  'United Arab Emirates': 'Ali Mabkhout, Omar Abdulrahman',
  Uruguay: 'Federico Valverde, Luis Suárez, Darwin Núñez, Ronald Araújo, Edinson Cavani, Manuel Ugarte',
};
